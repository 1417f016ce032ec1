import type { GameState, TableState } from "../../play/contract.ts";
import { notifySite } from "../play/frame.ts";
import { listenForKeys } from "../play/keys.ts";
import { leaveButton, opens, soundButton } from "../play/panels.ts";
import { boot } from "../shared/boot.ts";
import { pressed } from "../shared/dom.ts";
import { TableGame } from "./table-game.ts";
import { tableOf } from "./tables.ts";

/** Loads the table of an engine; the result seats the player at it. */
export async function loadTable(engine: string): Promise<(game: GameState, state: TableState) => Promise<void>> {
  const open = await tableOf(engine);
  return async (game, state) => {
    if (!open) throw new RangeError(`no table of ${engine}`);
    await seat(new TableGame(game, state, open(boot.variant)), game.game.code);
  };
}

async function seat(table: TableGame, gameCode: string): Promise<void> {
  opens("open-info", "info", () => undefined);
  opens("open-fair", "fair", () => undefined);
  soundButton();
  leaveButton();
  listenForKeys(table);
  pressed("spin", () => table.press());
  notifySite({ type: "ready", gameCode });
  await table.follow();
}
