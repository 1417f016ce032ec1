import { type ContractTerms, tierAt } from "../contract/terms.ts";
import { type Computed, inWholeUnits } from "./computed.ts";
import { rateLine, type StatementLine, sumOf } from "./line.ts";
import type { BranchPlay, Carry, DividendBase, TeamWindow } from "./team-window.ts";

/** What the brand won from the players: their stakes less what was paid to them. */
const profitOf = ({ stake, payout }: BranchPlay): bigint => stake - payout;
const playLines = (play: readonly BranchPlay[], rate: number) =>
  play.map((row) => rateLine({ branchId: row.branchId, gameType: row.gameType, rule: "play" }, profitOf(row), rate));

interface Floored {
  readonly base: bigint;
  readonly carry: readonly Carry[];
  readonly linesAt: (rate: number) => readonly StatementLine[];
}

/** The profit of some play with the loss before it, at least zero; a loss goes on to the next window. `carried`: of the branch. */
function floored(branchId: string | null, play: readonly BranchPlay[], carried: readonly Carry[]): Floored {
  const before = sumOf(carried.map(({ amount }) => amount));
  const sum = sumOf(play.map(profitOf)) + before;
  const lost = sum < 0n ? sum : 0n;
  return {
    base: sum - lost,
    carry: lost < 0n ? [{ branchId, amount: lost }] : [],
    linesAt: (rate) => [
      ...playLines(play, rate),
      ...(before === 0n ? [] : [rateLine({ branchId, rule: "carried" }, before, rate)]),
      ...(lost === 0n ? [] : [rateLine({ branchId, rule: "carriedOn" }, -lost, rate)]),
    ],
  };
}

const join = (parts: readonly Floored[]): Floored => ({
  base: sumOf(parts.map(({ base }) => base)),
  carry: parts.flatMap(({ carry }) => carry),
  linesAt: (rate) => parts.flatMap(({ linesAt }) => linesAt(rate)),
});

/**
 * A branch that lost takes nothing from the others. Where the head of a branch has a contract, the branch counts with the base that
 * this contract had, and what the head played: so an upline's base is never below those of its downlines, and it can always pay them.
 */
function branchFloored({ play, downlineBases, carried }: TeamWindow): Floored {
  const [playOf, carriedOf] = [Map.groupBy(play, ({ branchId }) => branchId), Map.groupBy(carried, ({ branchId }) => branchId)];
  const own = carried.flatMap(({ branchId }) => branchId ?? []);
  const branches = new Set([...playOf.keys(), ...downlineBases.keys(), ...own]);
  return join(
    [...branches].toSorted().flatMap((branchId) => {
      const below = downlineBases.get(branchId);
      const rows = (playOf.get(branchId) ?? []).filter(({ isHead }) => below === undefined || isHead);
      const branch = floored(branchId, rows, carriedOf.get(branchId) ?? []);
      if (below === undefined || below === 0n) return [branch];
      return [branch, { base: below, carry: [], linesAt: (rate) => [rateLine({ branchId, rule: "downline" }, below, rate)] }];
    }),
  );
}

/** `floor(base × ratio)`: the tier tests valid bets, that same base, and active users. */
export function computeDividend(terms: ContractTerms, team: TeamWindow, mode: DividendBase): Computed {
  const { base, carry, linesAt } =
    mode === "netted"
      ? floored(
          null,
          team.play,
          team.carried.filter(({ branchId }) => branchId === null),
        )
      : branchFloored(team);
  const validBet = sumOf(team.play.map((row) => row.validBet));
  const measures = { validBet, profit: base, activeUsers: team.activeUsers };
  const tier = tierAt(terms, measures);
  const { lines, amount } = inWholeUnits(linesAt(tier?.rates.ratio ?? 0));
  return { measures, tier: tier ? terms.tiers.indexOf(tier) : null, lines, base, amount, carry };
}
