/** Decimal odds as they are written: "1.62" is 162 of 100. */
interface Rate {
  readonly parts: bigint;
  readonly of: bigint;
}

function rateOf(odds: string): Rate | undefined {
  const [, whole, fraction = ""] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(odds) ?? [];
  if (whole === undefined) return undefined;
  return { parts: BigInt(whole + fraction), of: 10n ** BigInt(fraction.length) };
}

/**
 * What a stake returns at decimal odds, stake included, in minor units and rounded down: never more than will be paid.
 * Undefined when the odds are not written as "1.62".
 */
export function possibleReturn(stake: bigint, odds: string): bigint | undefined {
  const rate = rateOf(odds);
  return rate && (stake * rate.parts) / rate.of;
}

export interface SlipTotals {
  readonly stake: bigint;
  /** Undefined where no line says what it may return. */
  readonly returns: bigint | undefined;
}
/** One stake on each combination of the lines. */
interface Combined {
  readonly stake?: bigint | undefined;
  readonly combinations?: number;
  readonly odds?: string;
  readonly returns?: bigint | undefined;
}
interface SlipLine {
  readonly stake?: bigint | undefined;
  readonly odds?: string;
  readonly returns?: bigint | undefined;
  readonly refusal?: unknown;
}

const returnOf = ({ stake = 0n, odds, returns }: Pick<SlipLine, "stake" | "odds" | "returns">) =>
  returns ?? (odds === undefined ? undefined : possibleReturn(stake, odds));

const combinedTotals = (combined: Combined): SlipTotals => ({
  stake: (combined.stake ?? 0n) * BigInt(combined.combinations ?? 1),
  returns: returnOf(combined),
});

/**
 * Of single bets: each line for itself. Lines without a stake, or refused, count nothing.
 * @param combined the one stake of all lines, where they have one
 */
export function slipTotals(lines: readonly SlipLine[], combined?: Combined): SlipTotals {
  if (combined) return combinedTotals(combined);
  let stake = 0n;
  let returns = 0n;
  for (const line of lines) {
    if (line.stake === undefined || line.refusal !== undefined) continue;
    stake += line.stake;
    returns += returnOf(line) ?? 0n;
  }
  const said = lines.length === 0 || lines.some(({ odds, returns: most }) => odds !== undefined || most !== undefined);
  return { stake, returns: said ? returns : undefined };
}
