import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { findGameState, lockVendor, updateGameMaintenance, updateVendorMaintenance } from "./maintenance-queries.ts";

interface Wanted {
  /** Of the game, or the vendor's code. */
  readonly id: string;
  readonly down: boolean;
  readonly reason: string;
}

/** Takes a game down for all brands, or puts it up again. A game that is down starts no more, and takes no bet. */
export async function changeGame(system: System, operator: Operator, { id, down, reason }: Wanted) {
  return await transact(system.db, async (tx) => {
    const found = await findGameState(tx, id);
    if (!found || !(await lockVendor(tx, found.vendor))) throw new Refused(`There is no game ${id}.`);
    const game = (await findGameState(tx, id)) ?? found;
    if (!down && game.downWithVendor) throw new Refused(`${id} is down with its vendor, ${game.vendor}.`);
    if (game.maintenance === down && !game.downWithVendor) throw new Refused(`${id} is ${down ? "down" : "up"} already.`);
    await updateGameMaintenance(tx, id, down);
    const action = down ? "game.down" : "game.up";
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action, details: { game: id, reason } });
    return { id, maintenance: down };
  });
}

/** Takes all games of a vendor down, or puts up again those that went down with it. */
export async function changeVendor(system: System, operator: Operator, { id, down, reason }: Wanted) {
  return await transact(system.db, async (tx) => {
    if (!(await lockVendor(tx, id))) throw new Refused(`There is no vendor ${id}.`);
    const games = await updateVendorMaintenance(tx, id, down);
    if (games === 0) throw new Refused(`No game of ${id} is ${down ? "up" : "down with it"}.`);
    const action = down ? "vendor.down" : "vendor.up";
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action, details: { vendor: id, games, reason } });
    return { id, maintenance: down, games };
  });
}
