import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconModule } from "./generate.ts";

const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();

it("holds exactly the icons that are named", () => {
  const committed = readFileSync(new URL("art.gen.ts", import.meta.url), "utf8");
  expect(words(committed)).toBe(words(iconModule()));
});
