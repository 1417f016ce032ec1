import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renameFile } from "./rename-file.ts";

const fixture = (name: string) => readFileSync(join(import.meta.dirname, "fixture", name), "utf8");
const after = (file: string, text: string) => renameFile(file, text).text;

describe("the codemod", () => {
  it("changes the components of the kit and leaves others with the same names", () => {
    expect(after("checkout.tsx", fixture("checkout.before.txt"))).toBe(fixture("checkout.after.txt"));
  });
  it("changes nothing the second time", () => {
    expect(renameFile("checkout.tsx", fixture("checkout.after.txt"))).toEqual({
      text: fixture("checkout.after.txt"),
      count: 0,
    });
  });
  it("keeps a local name where the new one is taken", () => {
    const text = 'import { Inline } from "@baize/ui/inline";\nfunction Group() {\n  return <Inline />;\n}\n';
    expect(after("a.tsx", text)).toBe(
      'import { Group as Inline } from "@baize/ui/group";\nfunction Group() {\n  return <Inline />;\n}\n',
    );
  });
  it("takes the types of a part that became private from the part that shows it", () => {
    expect(after("a.tsx", 'import type { EntryTarget } from "@baize/ui/entry";\n')).toBe(
      'import type { EntryTarget } from "@baize/ui/link";\n',
    );
  });
  it("changes args and render of stories", () => {
    const meta = 'import { Button } from "@baize/ui/button";\nexport default { component: Button };\n';
    const story = "export const A = { args: { full: true }, render: ({ full, ...args }) => <i {...args}>{full}</i> };\n";
    expect(after("a.stories.tsx", meta + story)).toBe(
      `${meta}export const A = { args: { fullWidth: true }, render: ({ fullWidth: full, ...args }) => <i {...args}>{full}</i> };\n`,
    );
  });
  it("changes pages with their code", () => {
    const page =
      'import { Text } from "@baize/ui/text";\n\n<Text figure>12</Text>\n\n```tsx\nimport { Text } from "@baize/ui/text";\n<Text lines={2} />;\n```\n';
    expect(after("a.mdx", page)).toBe(
      'import { Text } from "@baize/ui/text";\n\n<Text tabular>12</Text>\n\n```tsx\nimport { Text } from "@baize/ui/text";\n<Text lineClamp={2} />;\n```\n',
    );
  });
  it("changes the steps of a ramp, not the roles of a ground", () => {
    const brand = '{"color": {"cloth": {"700": {"$value": "{color.rail.300}"}}}}';
    const roles = '{"color": {"cloth": {"surface": {"$value": "{color.cloth.750}"}}}}';
    expect(after("brand.json", brand)).toBe('{"color": {"brand": {"700": {"$value": "{color.accent.300}"}}}}');
    expect(after("roles.json", roles)).toBe('{"color": {"cloth": {"surface": {"$value": "{color.brand.750}"}}}}');
    expect(after("a.css", "a { color: var(--color-stock-50); background: var(--color-cloth-surface) }")).toBe(
      "a { color: var(--color-neutral-50); background: var(--color-cloth-surface) }",
    );
  });
});
