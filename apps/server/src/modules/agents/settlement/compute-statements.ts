import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import { computeContract } from "@baize/domain/agents/settlement/compute";
import { type Correction, correctedBy } from "@baize/domain/agents/settlement/correction";
import type { Computed } from "@baize/domain/agents/settlement/computed";
import { statementText } from "@baize/domain/agents/settlement/statement";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";
import { isUnchanged, loadFormer } from "./former-versions.ts";
import { listContractsOf, loadCarries, type RunRow } from "./queries.ts";
import { readTeamPlay, type TeamPlay, toCarry } from "./team-play.ts";

type ContractRow = Awaited<ReturnType<typeof listContractsOf>>[number];

/** What a contract is paid for the window of a run. */
export interface ComputedStatement {
  readonly contract: ContractRow;
  readonly level: number;
  readonly place: number;
  readonly computed: Pick<Computed, "amount" | "base" | "carry">;
  readonly text: string;
}

/** Statements, and characters of them, that are in memory at once. */
const MOST_STATEMENTS = 100;
const MOST_TEXT = 2_000_000;

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

/** What the statements of a run follow from, besides what the teams played. */
async function loadRules(db: Executor, brand: Brand, run: RunRow) {
  const contracts = await listContractsOf(db, run);
  const places = new Map(contracts.map(({ id }, place) => [id, place]));
  const levels = levelsOf(contracts);
  const levelOf = ({ memberId }: ContractRow): number => levels.get(memberId) ?? 0;
  const carries = await loadCarries(db, run);
  const formerVersions = await loadFormer(db, run);
  const below = Map.groupBy(contracts, ({ uplineId }) => uplineId);
  const bases = new Map<string, bigint>();
  /** Call it with the contracts below before: a dividend counts with what they have. Undefined where there is nothing to state. */
  const compute = (contract: ContractRow, terms: ContractTerms, play: TeamPlay): ComputedStatement | undefined => {
    const { memberId, id } = contract;
    const downlineBases = new Map((below.get(memberId) ?? []).map((row) => [row.memberId, bases.get(row.memberId) ?? 0n]));
    const former = formerVersions.get(memberId);
    if (play.play.length === 0 && play.wagers.length === 0 && !former) return undefined;
    const team = { ...play, downlineBases, carried: (carries.get(memberId) ?? []).map(toCarry) };
    const whole = computeContract(terms, team, brand.profile.dividendBase);
    bases.set(memberId, whole.base);
    if (former && isUnchanged(former, whole)) return undefined;
    const correction = run.version === 1 ? undefined : { version: run.version, paid: former?.paid ?? 0n };
    const computed = correction ? correctedBy(whole, correction) : whole;
    const text = textOf(brand, run, contract, computed, correction);
    // The lines are in the text: they need not wait in memory with it.
    const { amount, base, carry } = computed;
    return { contract, level: levelOf(contract), place: places.get(id) ?? 0, computed: { amount, base, carry }, text };
  };
  const upwards = contracts.toSorted((one, two) => levelOf(two) - levelOf(one));
  return { upwards, compute };
}

/**
 * The statements of a run, from the lowest level up, in batches: neither they nor the play that they count are in memory together. A
 * contract whose team did not play has none. They follow from what is stored and closed, so they are the same to the byte whenever this
 * is asked.
 */
export async function* computeStatements(tx: Transaction, brand: Brand, run: RunRow): AsyncGenerator<ComputedStatement[]> {
  const { upwards, compute } = await loadRules(tx, brand, run);
  const agents = upwards.map((contract) => ({ contract, memberId: contract.memberId, terms: termsOf(contract) }));
  let batch: ComputedStatement[] = [];
  let length = 0;
  for await (const [{ contract, terms }, play] of readTeamPlay(tx, run, agents)) {
    const statement = compute(contract, terms, play);
    if (!statement) continue;
    batch.push(statement);
    length += statement.text.length;
    if (batch.length < MOST_STATEMENTS && length < MOST_TEXT) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
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
      correction,
    },
    computed,
  );
