import { computeContract } from "@baize/domain/agents/settlement/compute";
import { type Correction, correctedBy } from "@baize/domain/agents/settlement/correction";
import type { Computed } from "@baize/domain/agents/settlement/computed";
import { statementText } from "@baize/domain/agents/settlement/statement";
import type { TeamWindow } from "@baize/domain/agents/settlement/team-window";
import { CONTRACT_RULES } from "@baize/domain/agents/contract/type";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { termsOf } from "../contracts/stored-terms.ts";
import { isUnchanged, loadFormer } from "./former-versions.ts";
import { countPlayers, listBranchPlay, listBranchWagers } from "./play-queries.ts";
import { listContractsOf, loadCarries, type RunRow } from "./queries.ts";
import type { StoredCarry } from "./schema.ts";

type ContractRow = Awaited<ReturnType<typeof listContractsOf>>[number];

/** What a contract is paid for the window of a run. */
export interface ComputedStatement {
  readonly contract: ContractRow;
  readonly level: number;
  readonly place: number;
  readonly computed: Computed;
  readonly text: string;
}

/** Contracts that are computed at once: what their teams played is in memory meanwhile. */
const BATCH = 500;

/** How many contracts are above each, up to the brand's. */
function levelsOf(rows: readonly ContractRow[]): Map<string, number> {
  const byMember = new Map(rows.map((row) => [row.memberId, row]));
  const levels = new Map<string, number>();
  const levelOf = (row: ContractRow): number => {
    const known = levels.get(row.memberId);
    if (known !== undefined) return known;
    const upper = row.uplineId === null ? undefined : byMember.get(row.uplineId);
    const level = upper ? levelOf(upper) + 1 : 0;
    levels.set(row.memberId, level);
    return level;
  };
  for (const row of rows) levelOf(row);
  return levels;
}

type Play = Omit<TeamWindow, "downlineBases" | "carried">;

/** What the teams of these contracts played in the window. */
async function loadPlay(db: Executor, run: RunRow, rows: readonly ContractRow[]): Promise<(memberId: string) => Play> {
  const span = { from: run.windowStart, to: run.windowEnd, leftOut: run.leftOut };
  const ids = rows.map(({ memberId }) => memberId);
  if (CONTRACT_RULES[run.type].windowMinutes !== undefined) {
    const edges = new Map(rows.map((row) => [row.memberId, termsOf(row).tiers.map(({ atLeast }) => atLeast.singleBet ?? 0n)]));
    const wagers = Map.groupBy(await listBranchWagers(db, run.brand, edges, span), ({ ancestorId }) => ancestorId);
    return (id) => ({ play: [], wagers: wagers.get(id) ?? [], activeUsers: 0n, players: 0n });
  }
  const play = Map.groupBy(await listBranchPlay(db, ids, span, run.type === "hourly"), ({ ancestorId }) => ancestorId);
  const minBets = new Map(rows.map((row) => [row.memberId, termsOf(row).minBet]));
  const counts = await countPlayers(db, minBets, span);
  return (id) => ({ play: play.get(id) ?? [], wagers: [], ...(counts.get(id) ?? { activeUsers: 0n, players: 0n }) });
}

const toCarry = ({ branchId, amount }: StoredCarry) => ({ branchId, amount: BigInt(amount) });

/**
 * The statements of a run, from the lowest level up, in batches. A contract whose team did not play has none. They follow from what is
 * stored and closed, so they are the same to the byte whenever this is asked.
 */
export async function* computeStatements(db: Executor, brand: Brand, run: RunRow): AsyncGenerator<ComputedStatement[]> {
  const contracts = await listContractsOf(db, run);
  const places = new Map(contracts.map(({ id }, place) => [id, place]));
  const levels = levelsOf(contracts);
  const carries = await loadCarries(db, run);
  const formerVersions = await loadFormer(db, run);
  const below = Map.groupBy(contracts, ({ uplineId }) => uplineId);
  const bases = new Map<string, bigint>();
  const upwards = contracts.toSorted((one, two) => (levels.get(two.memberId) ?? 0) - (levels.get(one.memberId) ?? 0));
  // Only a dividend counts with what the contracts below it have.
  const stepOf = ({ memberId }: ContractRow): number => (run.type === "dividend" ? (levels.get(memberId) ?? 0) : 0);
  for (const rows of Map.groupBy(upwards, stepOf).values())
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      const playOf = await loadPlay(db, run, batch);
      yield batch.flatMap((contract) => {
        const { memberId, id } = contract;
        const play = playOf(memberId);
        const downlineBases = new Map((below.get(memberId) ?? []).map((row) => [row.memberId, bases.get(row.memberId) ?? 0n]));
        bases.set(memberId, 0n);
        const former = formerVersions.get(memberId);
        if (play.play.length === 0 && play.wagers.length === 0 && !former) return [];
        const team = { ...play, downlineBases, carried: (carries.get(memberId) ?? []).map(toCarry) };
        const whole = computeContract(termsOf(contract), team, brand.profile.dividendBase);
        bases.set(memberId, whole.base);
        if (former && isUnchanged(former, whole)) return [];
        const correction = run.version === 1 ? undefined : { version: run.version, paid: former?.paid ?? 0n };
        const computed = correction ? correctedBy(whole, correction) : whole;
        const text = textOf(brand, run, contract, computed, correction);
        return [{ contract, level: levels.get(memberId) ?? 0, place: places.get(id) ?? 0, computed, text }];
      });
    }
}

const textOf = (brand: Brand, run: RunRow, contract: ContractRow, computed: Computed, correction?: Correction): string =>
  statementText(
    {
      brand: brand.code,
      currency: brand.currency,
      contractId: contract.id,
      version: contract.version,
      terms: termsOf(contract),
      memberId: contract.memberId,
      payer: contract.uplineId === null ? "brand" : "upline",
      window: { start: run.windowStart.getTime(), end: run.windowEnd.getTime() },
      rules: run.rules,
      dividendBase: brand.profile.dividendBase,
      ...(correction && { correction }),
    },
    computed,
  );
