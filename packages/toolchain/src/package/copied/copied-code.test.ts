import { expect, test } from "vitest";
import { MOST_LINES } from "../../../../ui/src/story/print-code.ts";
import { compileErrors } from "./compile.ts";
import type { Copied } from "./copied.ts";
import { pageCodes } from "./page-codes.ts";
import { printedCodes } from "./printed-codes.ts";

const button = 'import { Button } from "@baize/ui/button";\n';
const wrong: readonly Copied[] = [
  { place: "an unknown prop", code: `${button}export const example = <Button tint="red">Deposit</Button>;` },
  { place: "a missing prop", code: 'import { Icon } from "@baize/ui/icon";\nexport const example = <Icon />;' },
  { place: "a missing import", code: "export const example = <Button>Deposit</Button>;" },
  { place: "a free variable", code: `${button}export const example = <Button onClick={deposit}>Deposit</Button>;` },
  { place: "an unknown export", code: 'import { Knob } from "@baize/ui/button";\nexport const example = <Knob />;' },
  { place: "a private module", code: 'import { cx } from "@baize/ui/theme/cx";\nexport const name = cx("a");' },
  { place: "an import that nothing uses", code: `${button}export const example = 1;` },
];

const text = (code: string): Copied => ({ place: "a page", code });

/** What compiles, and is no use to a reader. */
function useless({ place, code }: Copied): readonly string[] {
  return [
    ...(/=> (?:\{\s*\}|undefined|null|void 0)(?=[\s,;)}])/.test(code) ? [`${place}: a handler does nothing`] : []),
    ...(/className="|\bM\d+[\d.,-]+[A-Za-z]\d/.test(code) ? [`${place}: a class or a drawing of the kit's own`] : []),
    ...(code.trimEnd().split("\n").length > MOST_LINES
      ? [`${place}: more than ${MOST_LINES} lines; leave out what a reader does not need, or link to the file`]
      : []),
  ];
}

test("what a reader copies from a page compiles in a strict application", { timeout: 120_000 }, async () => {
  const pages = pageCodes();
  const printed = await printedCodes();
  const errors = compileErrors([...pages, ...printed, ...wrong]);
  expect(pages.length).toBeGreaterThan(100);
  expect(printed.length).toBeGreaterThan(pages.length);
  expect([...errors.keys()].filter((place) => wrong.some((one) => one.place === place))).toEqual(wrong.map(({ place }) => place));
  expect([...errors].filter(([place]) => wrong.every((one) => one.place !== place))).toEqual([]);
  expect([...pages, ...printed].flatMap(useless)).toEqual([]);
});

test("refuses code that does nothing, or copies the kit's own drawing", () => {
  expect(useless(text("<Button onClick={() => {}} />"))).toHaveLength(1);
  expect(useless(text("<Button onClick={() => undefined} />"))).toHaveLength(1);
  expect(useless(text('<Icon className="_9jg6llc" art="M224,128a8,8,0,0,1-8,8H40" />'))).toHaveLength(1);
  expect(useless(text("line\n".repeat(MOST_LINES + 1)))).toHaveLength(1);
  expect(useless(text("line\n".repeat(MOST_LINES)))).toEqual([]);
  expect(useless(text("<Button onClick={() => console.log(undefined)} />"))).toEqual([]);
});
