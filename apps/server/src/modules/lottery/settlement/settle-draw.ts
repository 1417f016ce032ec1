import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { DRAW, SETTLED_DRAW, TICKET } from "@baize/domain/lottery/draw-state";
import { canApply, stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import type { Brand } from "../../../platform/brand/brand.ts";
import { listBrands } from "../../../platform/brand/queries.ts";
import { liftTimeouts } from "../../../platform/database/lift-timeouts.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import type { System } from "../../../platform/system.ts";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { deleteExposures, lockDraw, updateDraw } from "../draws/queries.ts";
import { loadCatalogueGame } from "../games/queries.ts";
import { type DrawPart, listNext, listParts, loadDigest, lockPart, type TicketPlace } from "./batch-queries.ts";
import { insertSettlement, lockUnfinished, type SettlementRow, updateSettlement } from "./queries.ts";
import { settleBatch } from "./settle-batch.ts";
import type { SettlingDraw } from "./settling-draw.ts";

/** The version of the rules by which tickets are settled. */
export const LOTTERY_RULES_VERSION = 1;

/** Begins the first settlement of a drawn draw, once. */
export async function beginSettlement(system: System, key: DrawKey): Promise<void> {
  await transact(system.db, async (tx) => {
    const draw = await lockDraw(tx, key);
    if (!canApply(DRAW, draw.state, "settle", "system")) return;
    const { game, issue, numbers } = draw;
    await insertSettlement(tx, { game, issue, version: 1, rules: LOTTERY_RULES_VERSION, numbers, startedAt: system.now() });
    await updateDraw(tx, key, { state: stateAfter(DRAW, "settle"), version: 1 });
  });
}

type DrawFacts = Omit<SettlingDraw, "settlement" | "at">;

const SETTLED_FROM = [...statesBefore(TICKET, "settle"), ...statesBefore(TICKET, "correct")];

/** How many tickets a worker takes for itself. Every server must take the same parts, so this is no setting. */
const PART = 4000;

/** Settles the tickets of a part batch by batch, unless another worker does. */
async function settlePart(system: System, key: DrawKey, part: DrawPart, facts: DrawFacts): Promise<void> {
  let after: TicketPlace | undefined;
  for (let isOver = false; !isOver;) {
    isOver = await transact(system.db, async (tx) => {
      await liftTimeouts(tx);
      const run = runIn(tx);
      const settlement = await lockUnfinished(tx, key, { isShared: true });
      if (!settlement || !(await lockPart(run, key, part))) return true;
      const { version } = settlement;
      const most = system.config.ticketsAtOnce;
      const tickets = await listNext(run, key, { part, after, states: SETTLED_FROM, version, most });
      if (tickets.length === 0) return true;
      await settleBatch(tx, tickets, { ...facts, settlement, at: system.now() });
      after = tickets.at(-1);
      return false;
    });
  }
}

/** Whether a ticket of the draw is not settled by a version. */
const hasUnsettled = async (tx: Transaction, key: DrawKey, { version }: Pick<SettlementRow, "version">): Promise<boolean> =>
  (await listNext(runIn(tx), key, { states: SETTLED_FROM, version, most: 1 })).length > 0;

/** Whether tickets are left after all workers have ended: those of a batch that a server began and did not finish. */
async function isTicketLeft(system: System, key: DrawKey): Promise<boolean> {
  return await transact(system.db, async (tx) => {
    await liftTimeouts(tx);
    const settlement = await lockUnfinished(tx, key, { isShared: false });
    return settlement !== undefined && (await hasUnsettled(tx, key, settlement));
  });
}

/** How many workers settle at once, and how many tickets a part has. */
interface SettlementParts {
  readonly workers?: number;
  readonly ticketsInPart?: number;
}

/**
 * Settles the tickets of the settlement under way, by several workers, here and on other servers. Each batch commits by itself, with its
 * version on every ticket: after a crash, the next worker settles those without it.
 */
export async function settleTicketsOf(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  key: DrawKey,
  { workers = system.config.ticketWorkers, ticketsInPart = PART }: SettlementParts = {},
): Promise<void> {
  const { game } = await loadCatalogueGame(system.db, key.game);
  const brands = new Map<string, Brand>((await listBrands(system)).map((brand) => [brand.code, brand]));
  const brandOf = (code: string): Brand => {
    const brand = brands.get(code);
    if (!brand) throw new Error(`The brand ${code} is gone`);
    return brand;
  };
  const { id: gameId, category, titles } = game;
  const facts = { gameId, gameCode: key.game, category, titles, brandOf, subscribers };
  const parts = await listParts(runIn(system.db), key, ticketsInPart);
  do {
    const left = [...parts];
    const work = async () => {
      for (let part = left.shift(); part; part = left.shift()) await settlePart(system, key, part, facts);
    };
    await Promise.all(Array.from({ length: workers }, work));
  } while (await isTicketLeft(system, key));
}

/**
 * Ends a settlement of which every ticket is settled: its digest is computed over all of them. One with more or fewer tickets than its
 * draw had at its close does not end, and is logged each time: rows were added or lost.
 */
export async function finishSettlement(system: System, key: DrawKey): Promise<void> {
  await transact(system.db, async (tx) => {
    await liftTimeouts(tx);
    const settlement = await lockUnfinished(tx, key, { isShared: false });
    if (!settlement) return;
    const draw = await lockDraw(tx, key);
    if (await hasUnsettled(tx, key, settlement)) return;
    const settled = await loadDigest(runIn(tx), key);
    if (settled.tickets !== draw.tickets) {
      const { game, issue, tickets: closed } = draw;
      system.log.error("lottery.tickets_differ", { game, issue, closed, settled: settled.tickets });
      return;
    }
    await updateSettlement(tx, settlement, { ...settled, settledAt: system.now() });
    await deleteExposures(tx, key);
    if (canApply(DRAW, draw.state, "finish", "system")) await updateDraw(tx, key, { state: stateAfter(DRAW, "finish") });
  });
}

/** Marks a settled draw as over, after the chases that waited for it. */
export async function endSettled(system: System, key: DrawKey): Promise<void> {
  await transact(system.db, async (tx) => {
    const { state, finishedAt } = await lockDraw(tx, key);
    if (state === SETTLED_DRAW && finishedAt === null) await updateDraw(tx, key, { finishedAt: system.now() });
  });
}
