import type { KeyObject } from "node:crypto";
import { CompactSign } from "jose";
import { closedDrawText } from "@baize/domain/lottery/draw-proof";
import { DRAW } from "@baize/domain/lottery/draw-state";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { type Actor, canApply, stateAfter } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { liftTimeouts } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { loadStatementKeys } from "../../../platform/security/statement-key.ts";
import type { System } from "../../../platform/system.ts";
import { buildTree } from "./build-tree.ts";
import { lockDraw, type LotteryDraw, updateDraw } from "./queries.ts";
import { findLastSale, insertTree, listLeaves } from "./tree-queries.ts";

type Committed = Pick<LotteryDraw, "game" | "issue" | "commitment">;

/** The commitment and the root of a draw, signed: a JWS in its compact form. */
export async function signDraw(
  { game, issue, commitment }: Committed,
  { tickets, root, at }: { readonly tickets: number; readonly root: string; readonly at: Date },
  privateKey: KeyObject,
): Promise<string> {
  const text = closedDrawText({ game, issue, commitment, tickets, root, closedAt: at.getTime() });
  return await new CompactSign(new TextEncoder().encode(text)).setProtectedHeader({ alg: "EdDSA" }).sign(privateKey);
}

/**
 * When a locked draw closes: now, and not before its last ticket. An operator may close it while the clock of another server, which
 * took that ticket, is ahead; the draw's row decides which tickets are in it, and no clock.
 */
async function findClosingTime(system: System, tx: Transaction, draw: LotteryDraw): Promise<Date> {
  const [now, last] = [system.now(), await findLastSale(tx, draw)];
  return last !== null && last > now ? last : now;
}

/** Closes a locked draw: from here on no ticket is in it that its root does not have. Returns when it closed. */
export async function closeLocked(system: System, tx: Transaction, draw: LotteryDraw): Promise<Date> {
  await liftTimeouts(tx);
  const leaves = await listLeaves(tx, draw);
  const { groups, root } = buildTree(leaves);
  await insertTree(tx, draw, groups);
  const { privateKey } = await loadStatementKeys(tx, system.config.wrappingKeys);
  const at = await findClosingTime(system, tx, draw);
  const signed = await signDraw(draw, { tickets: leaves.length, root, at }, privateKey);
  await updateDraw(tx, draw, { state: stateAfter(DRAW, "close"), tickets: leaves.length, root, signed, closedAt: at });
  return at;
}

/** Closes a draw once, when its time has come; an operator may do it earlier. Tickets under way commit first, or are refused. */
export async function closeDraw(system: System, key: DrawKey, actor: Actor = "system"): Promise<void> {
  await transact(system.db, async (tx) => {
    const draw = await lockDraw(tx, key);
    if (!canApply(DRAW, draw.state, "close", actor)) return;
    if (actor === "system" && system.now() < draw.closesAt) return;
    await closeLocked(system, tx, draw);
  });
}
