import { expect, test } from "vitest";
import { roadColumns } from "./road-columns.ts";

const beads = (outcomes: string) => Array.from(outcomes, (outcome, place) => ({ id: String(place), outcome }));
const read = (columns: readonly (readonly { outcome: string }[])[]) =>
  columns.map((column) => column.map(({ outcome }) => outcome).join(""));

test.each([
  ["bbsbsss", "streaks", 6, ["bb", "s", "b", "sss"]],
  ["bbbb", "streaks", 3, ["bbb", "b"]],
  ["bbsbsss", "beads", 3, ["bbs", "bss", "s"]],
  ["", "streaks", 6, []],
] as const)("%s by %s with %i rows", (outcomes, variant, rows, columns) => {
  expect(read(roadColumns(beads(outcomes), variant, rows))).toEqual(columns);
});
