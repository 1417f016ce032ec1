import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const kit = join(import.meta.dirname, "..");
const examples = globSync("*/*.example.tsx", { cwd: kit });
const own = (folder: string, end: string) => existsSync(join(kit, folder, `${folder}.${end}`));

test("a component's page shows code that is compiled", () => {
  const without = readdirSync(kit).filter((folder) => own(folder, "mdx") && !own(folder, "example.tsx"));
  expect(without).toEqual([]);
});

test.each(examples)("%s imports what an installed package has", (file) => {
  const folder = dirname(file);
  expect(basename(file)).toBe(`${folder}.example.tsx`);
  const text = readFileSync(join(kit, file), "utf8");
  expect(text).toMatch(new RegExp(`from "@baize/ui/${folder}["/]`));
  expect(text).not.toMatch(/from "\./);
});
