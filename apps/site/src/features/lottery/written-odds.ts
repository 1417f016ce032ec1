import { oddsPpm } from "@baize/domain/lottery/odds";
import type { Play } from "@baize/domain/lottery/play";
import type { Format } from "@baize/i18n/format/create-format";

/** Odds in millionths, whole or with two decimals, rounded down: never more than is paid. */
export function writtenOdds(ppm: bigint, { fixed }: Pick<Format, "fixed">): string {
  const hundredths = ppm / 10_000n;
  const part = hundredths % 100n;
  return part === 0n ? fixed(hundredths / 100n, 0) : fixed(`${hundredths / 100n}.${String(part).padStart(2, "0")}`, 2);
}

/** The names of what a play pays for: its options, or the line alone. */
const optionsOf = ({ rule }: Play): readonly (string | null)[] =>
  rule.kind === "options" ? rule.options.map(({ id }) => id) : [null];

/** The odds of each option, written. */
export function optionOdds(play: Play, returnPpm: number, format: Pick<Format, "fixed">): Readonly<Record<string, string>> {
  return Object.fromEntries(optionsOf(play).map((id) => [id ?? "", writtenOdds(oddsPpm(play, id, returnPpm), format)]));
}

/** The best odds of these options, or of the line. */
export function bestOdds(play: Play, chosen: readonly string[], returnPpm: number): bigint {
  const options = play.rule.kind === "options" ? chosen : [null];
  return options.reduce<bigint>((best, option) => {
    const odds = oddsPpm(play, option, returnPpm);
    return odds > best ? odds : best;
  }, 0n);
}
