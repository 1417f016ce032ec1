import { CHASE } from "@baize/domain/lottery/draw-state";
import { type LotteryGame, lotteryGameOf } from "@baize/domain/lottery/games";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { Fault, fault } from "../../../platform/http/fault.ts";
import { errorFacts } from "../../../platform/log/log.ts";
import type { System } from "../../../platform/system.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { type LotteryDraw, shareDraw } from "../draws/queries.ts";
import { isOffered, loadCatalogueGame, type LotteryRow } from "../games/queries.ts";
import { loadChaseOutcome } from "../tickets/queries.ts";
import { chaseTicket } from "./chase-ticket.ts";
import { type ChaseRow, hasTicketOf, listWaiting, lockChase, updateChase } from "./queries.ts";

/** Codes by which a draw, and not the chase, takes no stake now: the chase waits for the next draw. */
const WAITS = new Set(["lottery.draw_closed", "lottery.number_full", "lottery.member_limit"]);

type Ending = { readonly event: "stop" | "fail"; readonly reason?: string };

async function endChase(tx: Transaction, system: System, chase: ChaseRow, { game }: LotteryRow, { event, reason = "" }: Ending) {
  const at = system.now();
  await updateChase(tx, chase, { state: stateAfter(CHASE, event), reason, endedAt: at });
  const template = event === "stop" ? "chase_stopped" : "chase_failed";
  await notifyMember(tx, chase.memberId, template, { titles: { EN: game.title, ...game.titles } }, at);
}

interface Continuing {
  readonly system: System;
  readonly rules: LotteryGame;
  readonly row: LotteryRow;
  readonly issue: string;
}

/** Takes the next stake of one chase, unless it stops on a win of its own or waits for the outcome of the draw before. */
async function continueOne({ system, rules, row, issue }: Continuing, key: Pick<ChaseRow, "memberId" | "id">): Promise<void> {
  await transact(system.db, async (tx) => {
    const run = runIn(tx);
    // Before the member, as the purchase below.
    await shareDraw(tx, { game: rules.code, issue });
    await lockMembers(run, key.memberId);
    const chase = await lockChase(tx, key.memberId, key.id);
    if (!chase || !canApply(CHASE, chase.state, "stop", "system")) return;
    // The draw that opens and the one before, which is settled, may come here at the same moment.
    if (await hasTicketOf(tx, chase, issue)) return;
    const { hasWon, hasOpen } = await loadChaseOutcome(run, chase.memberId, chase.id);
    if (chase.stopOnWin && hasWon) return await endChase(tx, system, chase, row, { event: "stop" });
    if (chase.stopOnWin && hasOpen) return;
    if (!(await isOffered(tx, chase.brand, row))) throw fault("lottery.game_not_found");
    const brand = system.brands.of(await loadBrand(tx, chase.brand));
    await chaseTicket(system, tx, chase, { brand, rules, gameId: row.game.id, issue });
  });
}

/** A stake that cannot be taken ends its chase, in a transaction of its own: that of the stake was rolled back. */
async function failOne({ system, row }: Continuing, key: Pick<ChaseRow, "memberId" | "id">, reason: string): Promise<void> {
  await transact(system.db, async (tx) => {
    await lockMembers(runIn(tx), key.memberId);
    const chase = await lockChase(tx, key.memberId, key.id);
    if (chase && canApply(CHASE, chase.state, "fail", "system"))
      await endChase(tx, system, chase, row, { event: "fail", reason });
  });
}

/** Takes the next stake of one chase, or ends it. One that fails in another way is logged: it must not stop those after it. */
async function tryOne(context: Continuing, key: Pick<ChaseRow, "memberId" | "id">): Promise<boolean> {
  try {
    await continueOne(context, key).catch(async (error: unknown) => {
      if (!(error instanceof Fault)) throw error;
      if (!WAITS.has(error.code)) await failOne(context, key, error.code);
    });
    return true;
  } catch (error) {
    context.system.log.error("lottery.chase_stuck", { chase: key.id, ...errorFacts(error) });
    return false;
  }
}

/**
 * Takes the stakes of all running chases for a draw that takes tickets. Nothing is taken twice, however often it runs. Answers false where
 * a chase failed, or the game is under maintenance, and they have to be asked again.
 */
export async function continueChases(
  system: System,
  { game, issue, closesAt }: Pick<LotteryDraw, "game" | "issue" | "closesAt">,
): Promise<boolean> {
  const rules = lotteryGameOf(game);
  if (!rules) return true;
  const waiting = await listWaiting(system.db, game, issue);
  if (waiting.length === 0) return true;
  const context = { system, rules, row: await loadCatalogueGame(system.db, game), issue };
  // It may end while the draw takes tickets: a province's next draw is a week away.
  if (context.row.game.maintenance) return false;
  let isDone = true;
  for (const key of waiting) {
    // The draw takes no more, and has to close.
    if (system.now() >= closesAt) break;
    if (!(await tryOne(context, key))) isDone = false;
  }
  return isDone;
}
