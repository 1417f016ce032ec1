import { randomBytes } from "node:crypto";
import { commitmentOf } from "@baize/domain/lottery/draw-numbers";
import { DRAW } from "@baize/domain/lottery/draw-state";
import { type LotteryGame, lotteryGameOf } from "@baize/domain/lottery/games";
import { type PlannedDraw, plannedDraws } from "@baize/domain/lottery/timetable";
import { initialState } from "@baize/domain/state-machine/machine";
import { transact } from "../../../platform/database/retry.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { listCodes } from "../games/queries.ts";
import { insertDraws, listIssues } from "./queries.ts";

/** The draw that takes tickets, and those after it, whose commitments are published before they open. */
const AHEAD = 3;

/** A draw with a seed of its own, which nothing but this row holds, sealed. */
export async function newDraw(game: LotteryGame, planned: PlannedDraw, seal: (text: string) => string) {
  const seed = randomBytes(32).toString("hex");
  const key = { game: game.code, issue: planned.issue };
  return {
    ...key,
    state: initialState(DRAW),
    opensAt: new Date(planned.opensAt),
    closesAt: new Date(planned.closesAt),
    drawsAt: new Date(planned.drawsAt),
    commitment: await commitmentOf(key, seed),
    sealedSeed: seal(seed),
  };
}

/**
 * Announces the next draws of a game, and returns the issues of those that are new. Of two servers the first one's seed stays. A draw
 * that should have opened already, of a new game or after a stop of the servers, opens now: never before its commitment is published.
 */
export async function announceGame(system: System, game: LotteryGame, count = AHEAD): Promise<string[]> {
  const now = system.now().getTime();
  const planned = plannedDraws(game, now, count).map((draw) => ({ ...draw, opensAt: Math.max(draw.opensAt, now) }));
  const known = await listIssues(
    system.db,
    game.code,
    planned.map(({ issue }) => issue),
  );
  const missing = planned.filter(({ issue }) => !known.has(issue));
  if (missing.length === 0) return [];
  const { seal } = await system.keys.sealing(system.db);
  return await insertDraws(system.db, await Promise.all(missing.map(async (draw) => await newDraw(game, draw, seal))));
}

/**
 * Announces the next draws for an operator, and returns the issues of those that are new. The line of the audit trail names them, and
 * commits together with them.
 */
export async function announceFurther(system: System, operator: Operator, game: LotteryGame, count: number): Promise<string[]> {
  return await transact(system.db, async (tx) => {
    const issues = await announceGame({ ...system, db: tx }, game, count);
    const details = { game: game.code, issues: issues.join(" ") };
    if (issues.length > 0)
      await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "lottery.announce", details });
    return issues;
  });
}

/** Announces the next draws of every lottery of the catalogue. */
export async function announceDraws(system: System): Promise<void> {
  for (const code of await listCodes(system.db)) {
    const game = lotteryGameOf(code);
    if (game) await announceGame(system, game);
  }
}
