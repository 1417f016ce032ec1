import { kib } from "../brotli.ts";
import { geometricMean } from "../median.ts";
import { textTable } from "../text-table.ts";
import type { BuiltPage } from "./build-page.ts";
import type { Operation } from "./operations.ts";
import { type Samples, typical } from "./samples.ts";

const head = ["ms of processor time, median", "kit", "by hand", "ratio", "kit script", "hand script", "kit style", "hand style"];

/** The highest mean of the ratios, and the highest single ratio. */
const MEAN_BAR = 1.45;
const RATIO_BAR = 1.8;

/** One line an operation, then the geometric mean and the operations whose ratio is over its bar. */
export function timeTable(operations: readonly Operation[], samples: Samples): string {
  const lines = operations.map(({ name }) => {
    const [kit, plain] = [typical(samples, "kit", name), typical(samples, "plain", name)];
    return { name, kit, plain, ratio: kit.task / plain.task };
  });
  const cells = lines.map(({ name, kit, plain, ratio }) => [
    name,
    kit.task,
    plain.task,
    ratio,
    kit.script,
    plain.script,
    kit.style,
    plain.style,
  ]);
  const mean = geometricMean(lines.map(({ ratio }) => ratio));
  const over = lines.filter(({ ratio }) => ratio > RATIO_BAR).map(({ name }) => name);
  return [
    textTable([head, ...cells]),
    "",
    `geometric mean of ${lines.length} ratios: ${mean.toFixed(2)} (bar ${MEAN_BAR})`,
    `ratios over ${RATIO_BAR}: ${over.join(", ") || "none"}`,
  ].join("\n");
}

export function byteLines(kit: BuiltPage, plain: BuiltPage): string {
  const row = (name: string, part: "script" | "lazy" | "style" | "brand" | "react", bar: string) => [
    name,
    kib(kit[part]),
    kib(plain[part]),
    bar,
  ];
  return `\n${textTable([
    ["KiB of all scenes, brotli", "kit", "by hand", "bar"],
    row("JavaScript over React", "script", "34"),
    row("JavaScript loaded on iOS alone", "lazy", ""),
    row("CSS", "style", "9"),
    row("brand sheet (all tokens)", "brand", ""),
    row("React and React DOM", "react", ""),
  ])}`;
}
