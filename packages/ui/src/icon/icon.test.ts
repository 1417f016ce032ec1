import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconModules } from "./generate.ts";

const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

it("contains exactly the named icons", () => {
  const made = iconModules();
  for (const [file, text] of made) expect(words(read(file)), file).toBe(words(text));
  expect(readdirSync(new URL("art/", import.meta.url))).toHaveLength(made.size - 1);
});
