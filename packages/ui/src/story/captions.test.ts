import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { captions } from "./captions.ts";
import { captionsIn } from "./captions-in.ts";

const kit = join(import.meta.dirname, "..");
const stories = globSync("*/*.stories.tsx", { cwd: kit }).flatMap((file) =>
  captionsIn(readFileSync(join(kit, file), "utf8")).map((story) => ({ ...story, file })),
);

it("takes the comment above a story, else the caption that all stories of its name share", () => {
  const source = `/** A card that\n * can be pressed. */\nexport const Card: Story = {};\nexport const Hindi: Story = {};\nexport const Odd = {};\n`;
  expect(captionsIn(source)).toEqual([
    { name: "Card", caption: "A card that can be pressed.", own: true },
    { name: "Hindi", caption: captions.Hindi, own: false },
    { name: "Odd", caption: undefined, own: false },
  ]);
});

it("every story of the kit has a caption that is a sentence", () => {
  const without = stories.filter(({ caption }) => !caption || !/^["“A-Z0-9`₹].*[.?!]["”]?$/.test(caption));
  expect(without.map(({ file, name, caption }) => `${file} ${name}: ${caption}`)).toEqual([]);
});

it("every shared caption is used", () => {
  const used = new Set(stories.flatMap(({ own, name }) => (own ? [] : [name])));
  expect(Object.keys(captions).filter((name) => !used.has(name))).toEqual([]);
});
