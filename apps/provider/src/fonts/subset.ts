import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildFace, packageFile } from "@baize/ui/fonts/build-face";
import { type FaceId, type FaceRow, FACES } from "@baize/ui/fonts/face-table";

// Makes the fonts of this folder from the kit's. `npm run provider:fonts` runs it.
const here = import.meta.dirname;
/** The games set nothing wider than 100: half of the width axis would cost 13 KB. */
const figures = { axes: { wght: [400, 700], wdth: [75, 100] } } as const;
const basic = FACES.find(({ id }) => id === "latin")?.range;
/** What a page of a game asks of each face. Whole alphabets, because titles of games come from the platform. */
const RECIPES: Readonly<Partial<Record<FaceId, Partial<FaceRow>>>> = {
  // With ¢, £, ¥ and €, which the kit keeps beside the accents that no game needs.
  latin: { ...figures, range: `${basic},U+A2-A3,U+A5,U+20AC` },
  rupee: figures,
  currency: figures,
  // One weight: the weight axis would cost 46 KB more, and headings differ by size.
  devanagari: { axes: { wght: 520 }, layoutAt: undefined },
  // Arabic, Persian and Urdu, without the letters of other languages.
  arabic: {
    range:
      "U+60C,U+61B-61F,U+620-652,U+660-66D,U+679,U+67E,U+686,U+688,U+691,U+698,U+6A9,U+6AF,U+6BA,U+6BE,U+6C1-6C3,U+6CC,U+6D2-6D4,U+6F0-6F9,U+AB,U+BB,U+200C-200D",
  },
};

for (const row of FACES) {
  const recipe = RECIPES[row.id];
  if (!recipe) continue;
  const font = await buildFace({ ...row, ...recipe });
  await writeFile(join(here, `${row.id}.woff2`), font);
  await copyFile(packageFile(row.from, "LICENSE"), join(here, `LICENSE-${row.from.split("/").at(-1)}.txt`));
  console.log(`${row.id}: ${font.length} bytes`);
}
