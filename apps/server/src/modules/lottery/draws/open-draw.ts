import { DRAW } from "@baize/domain/lottery/draw-state";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { transact } from "../../../platform/database/retry.ts";
import type { System } from "../../../platform/system.ts";
import { lockDraw, updateDraw } from "./queries.ts";

/** Opens a draw whose time has come. */
export async function openDraw(system: System, key: DrawKey): Promise<void> {
  await transact(system.db, async (tx) => {
    const draw = await lockDraw(tx, key);
    if (!canApply(DRAW, draw.state, "open", "system") || system.now() < draw.opensAt) return;
    await updateDraw(tx, key, { state: stateAfter(DRAW, "open") });
  });
}
