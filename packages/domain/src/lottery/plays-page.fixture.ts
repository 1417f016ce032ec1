// The table of docs/lottery-plays.md: what each play pays, and what proves it. For tests.
import { FAMILY_IDS, type FamilyId } from "./family.ts";
import { LOTTERY_GAMES, prizeTableOf } from "./games.ts";
import { type Chance, chanceOf, oddsPpm, PPM } from "./odds.ts";
import type { Entry, Play } from "./play.ts";
import { PLAYS } from "./plays/plays.ts";
import { PRIZE_MODES, type PrizeMode, PRIZE_TABLES } from "./prize-mode.ts";

/** What a play's chance is compared with. */
type ProofOf = (family: FamilyId, play: Play) => string;

const gamesOf = (family: FamilyId) => LOTTERY_GAMES.filter((game) => game.family === family);
const modesOf = (family: FamilyId): readonly PrizeMode[] =>
  PRIZE_MODES.filter((mode) => gamesOf(family).some((game) => game.mode === mode));

/** What a member writes for this play. */
function written(entry: Entry): string {
  switch (entry.kind) {
    case "positions":
      return entry.names.length === 1 ? "one set of numbers" : `a set for each of ${entry.names.length} positions`;
    case "pick":
      return entry.of === 1 ? "numbers, a line each" : `numbers, ${entry.of} a line`;
    case "bankers":
      return `bankers and others, ${entry.of} a line`;
    case "levels":
      return entry.sets === 1 ? "one set of digits" : "two sets of digits";
    case "options":
      return "named options";
    default:
      return entry satisfies never;
  }
}

const betsOf = ({ rule }: Play): readonly (string | null)[] =>
  rule.kind === "options" ? rule.options.map(({ id }) => id) : [null];

/** The smallest and the largest, as one text where they are the same. */
function range(numbers: readonly number[], print: (number: number) => string): string {
  const [lowest, highest] = [print(Math.min(...numbers)), print(Math.max(...numbers))];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** How much one is of another, to a millionth. */
const share = (one: bigint, other: bigint): number => Number((one * PPM) / other) / Number(PPM);
const oneIn = ({ wins, of }: Chance): number => share(of, wins);
const plain = (number: number): string => String(Number(number.toPrecision(6)));

/** Of a hundred staked, what a play gives back in prizes. */
function returned(play: Play, mode: PrizeMode): string {
  const { returnPpm } = PRIZE_TABLES[mode];
  const shares = betsOf(play).map((option) => {
    const { wins, of } = chanceOf(play, option);
    return share(oddsPpm(play, option, returnPpm) * wins * 100n, of * PPM);
  });
  return range(shares, (number) => number.toFixed(4));
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.slice(1).map(line)].join("\n");
}

function familyTable(family: FamilyId, proofOf: ProofOf): string {
  const modes = modesOf(family);
  const head = ["Play", "Ticket", "A line wins once in", "Its chance is compared with", ...modes.map((mode) => `${mode}, %`)];
  const rows = PLAYS[family].map((play) => [
    `\`${play.id}\``,
    written(play.entry),
    range(
      betsOf(play).map((option) => oneIn(chanceOf(play, option))),
      plain,
    ),
    proofOf(family, play),
    ...modes.map((mode) => returned(play, mode)),
  ]);
  const games = gamesOf(family).map((game) => `\`${game.code}\` (${game.mode})`);
  return [`## ${family}`, `Games: ${games.join(", ")}.`, table([head, ...rows])].join("\n\n");
}

/** docs/lottery-plays.md as it must be. */
export function playsPage(proofOf: ProofOf): string {
  const games = LOTTERY_GAMES.length;
  const rows = FAMILY_IDS.reduce((sum, family) => sum + gamesOf(family).length * PLAYS[family].length, 0);
  const rebate = LOTTERY_GAMES.filter((game) => prizeTableOf(game).maxRebatePpm > 0).map(({ mode }) => mode);
  const head = `# Plays of the lotteries

Written by \`enumeration.test.ts\`: run it with \`-u\` after a play was changed. ${games} games play ${rows} plays between them; games of one
family have the same.

**Lines and prizes** of every play are compared with a second counter that shares no code with the engine: it writes each line of random
tickets down and looks at each by itself (\`enumeration.test.ts\`, \`settle.test.ts\`). **The chance** of a line is compared with what the
fourth column names. **What comes back** of a hundred staked, by prize mode, is what the chance and the paid odds say; the odds are
rounded down to a millionth. In ${[...new Set(rebate)].join(", ")} it is what comes back where no rebate is chosen.`;
  return `${[head, ...FAMILY_IDS.map((family) => familyTable(family, proofOf))].join("\n\n")}\n`;
}
