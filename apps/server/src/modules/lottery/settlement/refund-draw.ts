import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { CANCELLED_DRAW, TICKET } from "@baize/domain/lottery/draw-state";
import { statesBefore } from "@baize/domain/state-machine/machine";
import { LOTTERY_PROVIDER } from "@baize/domain/lottery/provider";
import { lockMembersAtOnce } from "../../../ledger/locks.ts";
import { PendingMoves } from "../../../ledger/pending-moves.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import type { System } from "../../../platform/system.ts";
import { refundRounds } from "../../gaming/rounds/batch-queries.ts";
import { notifyMembers } from "../../inbox/send-message.ts";
import { deleteExposures, lockDraw, type LotteryDraw, updateDraw } from "../draws/queries.ts";
import { loadCatalogueGame } from "../games/queries.ts";
import { listNext, refundTickets, type SettledTicket } from "./batch-queries.ts";

const AT_ONCE = 1000;
const REFUNDED_FROM = statesBefore(TICKET, "refund");
const refs = { provider: LOTTERY_PROVIDER };

async function refundBatch(
  tx: Transaction,
  tickets: readonly SettledTicket[],
  title: Readonly<Record<string, string>>,
  at: Date,
) {
  const run = runIn(tx);
  const members = tickets.map(({ memberId }) => memberId);
  await lockMembersAtOnce(run, members);
  const moves = await PendingMoves.load(run, members);
  for (const { memberId, id, book, currency, stake } of tickets) {
    const owner = { id: memberId, book, currency };
    moves.add(at, [{ posting: "rollback", refs, owner, amount: stake, ref: `${LOTTERY_PROVIDER}/${id}` }]);
  }
  await moves.write();
  await refundTickets(run, tickets);
  await refundRounds(run, tickets, at);
  const notices = tickets.map(({ memberId, stake: minor, currency }) => ({
    memberId,
    template: "lottery_refunded" as const,
    facts: { titles: title, amount: { minor, currency } },
  }));
  await notifyMembers(tx, notices, at);
}

/** Whether the stakes of a draw go back. */
const isRefunding = ({ state, finishedAt }: LotteryDraw) => state === CANCELLED_DRAW && finishedAt === null;

const listRefundable = async (tx: Transaction, key: DrawKey, most: number) =>
  await listNext(runIn(tx), key, { states: REFUNDED_FROM, version: 1, most });

/** Gives back the stakes of a cancelled draw, each once; begins again where an earlier run ended. */
export async function refundDraw(system: System, key: DrawKey): Promise<void> {
  const { game } = await loadCatalogueGame(system.db, key.game);
  const title = { EN: game.title, ...game.titles };
  for (let isOver = false; !isOver;) {
    isOver = await transact(system.db, async (tx) => {
      if (!isRefunding(await lockDraw(tx, key))) return true;
      const tickets = await listRefundable(tx, key, AT_ONCE);
      if (tickets.length > 0) await refundBatch(tx, tickets, title, system.now());
      return tickets.length === 0;
    });
  }
}

/** Ends a cancelled draw of which every stake is back. */
export async function finishRefund(system: System, key: DrawKey): Promise<void> {
  await transact(system.db, async (tx) => {
    if (!isRefunding(await lockDraw(tx, key))) return;
    const [left] = await listRefundable(tx, key, 1);
    if (left) return;
    await deleteExposures(tx, key);
    await updateDraw(tx, key, { finishedAt: system.now() });
  });
}
