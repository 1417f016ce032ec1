// A counter that has nothing in common with the engine but the rows of the plays: it writes every line down, and looks at each by
// itself. For tests.
import type { FamilyId } from "./family.ts";
import type { Level, Play, Result, Rule, Selection } from "./play.ts";
import { isOptionDrawn } from "./slow-options.fixture.ts";

/** One line of a ticket: numbers, by position or level where the play has them; an option. */
export type Line = readonly (readonly string[])[];

function combinations(items: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Every line that a ticket makes, written down. */
export function linesOf({ entry, rule }: Play, selection: Selection): Line[] {
  const [first = [], second = []] = selection;
  switch (entry.kind) {
    case "options":
      return first.map((option) => [[option]]);
    case "pick":
      return combinations(first, entry.of).map((numbers) => [numbers]);
    case "bankers":
      return combinations(second, entry.of - first.length).map((numbers) => [[...first, ...numbers]]);
    case "positions": {
      if (rule.kind === "each")
        return selection.flatMap((set, index) =>
          set.map((number) => selection.map((_, place) => (place === index ? [number] : []))),
        );
      const lines = selection.reduce<string[][]>(
        (before, set) => before.flatMap((line) => set.map((number) => [...line, number])),
        [[]],
      );
      return lines
        .filter((line) => !entry.distinct || new Set(line).size === line.length)
        .map((line) => line.map((number) => [number]));
    }
    case "levels": {
      if (rule.kind !== "group") return [];
      const sets = rule.levels.map((_, index) => selection[index] ?? first);
      const lines = rule.levels.reduce<string[][][]>(
        (before, { count }, index) =>
          before.flatMap((line) => combinations(sets[index] ?? [], count).map((digits) => [...line, digits])),
        [[]],
      );
      return lines.filter((line) => new Set(line.flat()).size === line.flat().length);
    }
    default:
      return entry satisfies never;
  }
}

/** How often one number begins, or ends, a drawn one. */
function endWins(rule: Extract<Rule, { kind: "end" }>, number: string, drawn: Result): number {
  const texts = rule.joined ? [drawn.join("")] : drawn;
  return texts.filter((text) => (rule.from === "head" ? text.startsWith(number) : text.endsWith(number))).length;
}

/** Whether the digits of a line, each as often as its level says, are the drawn ones. */
function isGroupDrawn(levels: readonly Level[], line: Line, drawn: Result): boolean {
  const wanted = line.flatMap((level, index) =>
    level.flatMap((digit) => Array.from({ length: levels[index]?.times ?? 0 }, () => digit)),
  );
  return wanted.toSorted().join("") === drawn.toSorted().join("");
}

/** Whether all numbers of a line were drawn; of a line that is longer than the draw, whether it has all that was drawn. */
function areAllDrawn({ drum, entry }: Play, numbers: readonly string[], drawn: Result): boolean {
  const digits = entry.kind === "options" ? 0 : entry.numbers.digits;
  const ends = drawn.map((text) => text.slice(-digits));
  const isLonger = drum !== undefined && numbers.length > ends.length;
  return isLonger ? ends.every((end) => numbers.includes(end)) : numbers.every((number) => ends.includes(number));
}

/** How often one line wins on a result: by writing down what would have to be drawn. */
export function isWinningLine(family: FamilyId, play: Play, line: Line, result: Result): number {
  const drawn = play.places.map((place) => result[place] ?? "");
  const { rule } = play;
  const [numbers = []] = line;
  switch (rule.kind) {
    case "options":
      return isOptionDrawn(family, play.id, numbers[0] ?? "", drawn.map(Number)) ? 1 : 0;
    case "direct":
      return line.map(([number]) => number).join(" ") === drawn.join(" ") ? 1 : 0;
    case "each":
      return line.some(([number], index) => number !== undefined && number === drawn[index]) ? 1 : 0;
    case "end":
      return endWins(rule, numbers[0] ?? "", drawn);
    case "group":
      return isGroupDrawn(rule.levels, line, drawn) ? 1 : 0;
    case "all":
      return areAllDrawn(play, numbers, drawn) ? 1 : 0;
    default:
      return rule satisfies never;
  }
}
