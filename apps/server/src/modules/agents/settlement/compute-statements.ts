import { computeContract } from "@baize/domain/agents/settlement/compute";
import { type Correction, correctedBy } from "@baize/domain/agents/settlement/correction";
import type { Computed } from "@baize/domain/agents/settlement/computed";
import { statementText } from "@baize/domain/agents/settlement/statement";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { termsOf } from "../contracts/stored-terms.ts";
import { isUnchanged, loadFormer } from "./former-versions.ts";
import { listContractsOf, loadCarries, type RunRow } from "./queries.ts";
import { loadTeamPlay, toCarry } from "./team-play.ts";

type ContractRow = Awaited<ReturnType<typeof listContractsOf>>[number];

/** What a contract is paid for the window of a run. */
export interface ComputedStatement {
  readonly contract: ContractRow;
  readonly level: number;
  readonly place: number;
  readonly computed: Computed;
  readonly text: string;
}

/** Contracts whose teams' play is read at once, and is in memory meanwhile. */
const BATCH = 2000;
/** Of these, those whose statements are in memory at once. */
const CHUNK = 100;

function* partsOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

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
  for (const batch of partsOf(upwards, BATCH)) {
    const playOf = await loadTeamPlay(
      db,
      run,
      batch.map((row) => ({ memberId: row.memberId, terms: termsOf(row) })),
    );
    // Those below come first: a dividend counts with what the contracts below it have.
    for (const chunk of partsOf(batch, CHUNK))
      yield chunk.flatMap((contract) => {
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
