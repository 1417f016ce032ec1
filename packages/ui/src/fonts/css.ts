import type { FaceRow } from "./face-table.ts";
import type { Fallback } from "./fallback.ts";

const axis = (range: FaceRow["axes"][string] | undefined, unit = "") =>
  Array.isArray(range) ? range.map((end) => `${end}${unit}`).join(" ") : undefined;

function rule(lines: ReadonlyArray<readonly [name: string, value: string | undefined]>): string {
  const body = lines.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value};`]));
  return `@font-face {\n${body.join("\n")}\n}`;
}

/** The rule of one of our files. `swap`: text is never hidden while it loads. */
export function faceCss(row: FaceRow, url: string): string {
  return rule([
    ["font-family", `"${row.family}"`],
    ["src", `url("${url}") format("woff2")`],
    ["font-weight", axis(row.axes.wght)],
    ["font-stretch", axis(row.axes.wdth, "%")],
    ["font-display", "swap"],
    ["unicode-range", row.range],
  ]);
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/** The `@font-face` rule of a local fallback font. @param src the local names unless a test puts a file in their place */
export function fallbackCss(fallback: Fallback, src = fallback.locals.map((name) => `local("${name}")`).join(", ")): string {
  return rule([
    ["font-family", `"${fallback.family}"`],
    ["src", src],
    ["font-weight", fallback.weight],
    ["font-stretch", fallback.stretch],
    ["size-adjust", percent(fallback.sizeAdjust)],
    ["ascent-override", percent(fallback.ascent)],
    ["descent-override", percent(fallback.descent)],
    ["line-gap-override", percent(fallback.lineGap)],
  ]);
}
