import { CONTRACT_RULES } from "@baize/domain/agents/contract/type";
import { contractWindowAt } from "@baize/domain/agents/contract/window";
import type { Brand } from "../../../platform/brand/brand.ts";
import { listBrands } from "../../../platform/brand/queries.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import type { System } from "../../../platform/system.ts";
import { rollUpBrand } from "../play-hours/roll-up-play.ts";
import { finishRun } from "./finish-run.ts";
import { reportUnpaid } from "./guarantee.ts";
import { openRun, type SettledWindow } from "./open-run.ts";
import { payBills, repayDebts } from "./pay-bills.ts";
import { closeRun } from "./post-run.ts";
import { findNextPlay } from "./play-queries.ts";
import { type ContractKind, findLastRun, listKinds, listUnfinishedRuns } from "./queries.ts";

/** Windows of one type that are settled at once; the next call goes on. */
const MOST_WINDOWS = 300;

/**
 * The windows of one kind that are over and have no run, the oldest first. Short ones without play are left out. The first begins where
 * the last run ended, also where the brand's zone has changed since: so no play counts in two windows, and none in no window.
 */
async function* windowsOf(db: Executor, brand: Brand, kind: ContractKind, now: number): AsyncGenerator<SettledWindow> {
  const isShort = CONTRACT_RULES[kind.type].windowMinutes !== undefined;
  const last = await findLastRun(db, brand.code, kind);
  let from = Math.max(kind.from.getTime(), last?.getTime() ?? 0);
  while (from < now) {
    const played = isShort ? await findNextPlay(db, brand.code, new Date(from)) : new Date(from);
    if (!played) return;
    const whole = contractWindowAt(kind, Math.max(from, played.getTime()), brand.timeZone);
    const window = { ...whole, start: Math.max(whole.start, last?.getTime() ?? whole.start) };
    if (window.end > now || (kind.to !== null && window.start >= kind.to.getTime())) return;
    yield { type: kind.type, period: kind.period, window };
    from = window.end;
  }
}

/**
 * The windows of one type, of whatever period, that are over and have no run. The one that ends first comes first: a window counts with
 * what those before it left, and an agent's period may change.
 */
export async function* dueWindows(
  db: Executor,
  brand: Brand,
  kinds: readonly ContractKind[],
  now: number,
): AsyncGenerator<SettledWindow> {
  const heads: { readonly due: SettledWindow; readonly rest: AsyncGenerator<SettledWindow> }[] = [];
  const advance = async (rest: AsyncGenerator<SettledWindow>): Promise<void> => {
    const { value, done } = await rest.next();
    if (done !== true) heads.push({ due: value, rest });
  };
  for (const kind of kinds) await advance(windowsOf(db, brand, kind, now));
  for (let count = 0; count < MOST_WINDOWS; count += 1) {
    heads.sort((one, other) => one.due.window.end - other.due.window.end);
    const next = heads.shift();
    if (!next) return;
    yield next.due;
    await advance(next.rest);
  }
}

/** The kinds of a brand's contracts, by type. */
export const listTypes = async (db: Executor, brand: string): Promise<ContractKind[][]> => [
  ...Map.groupBy(await listKinds(db, brand), ({ type }) => type).values(),
];

/** Settles every window of one brand that is over, and goes on with what an earlier call began. */
export async function settleBrand(system: System, brand: Brand, now: Date): Promise<void> {
  await transact(system.db, async (tx) => await rollUpBrand(tx, brand));
  for (const { id } of await listUnfinishedRuns(system.db, brand.code)) await finishRun(system, brand, id);
  for (const kinds of await listTypes(system.db, brand.code))
    for await (const due of dueWindows(system.db, brand, kinds, now.getTime()))
      await finishRun(system, brand, await openRun(system, brand, due));
  await payBills(system, brand, now);
  await repayDebts(system, brand, now);
  for (const { id } of await listUnfinishedRuns(system.db, brand.code)) await closeRun(system, id);
  await reportUnpaid(system, brand.code, now);
}

/** Settles every window that is over. A brand that fails stops no other. */
export async function runSettlements(_: Database, now: Date, system: System): Promise<void> {
  const failures: unknown[] = [];
  for (const brand of await listBrands(system))
    await settleBrand(system, brand, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Settlement failed", { cause: failures[0] });
}
