import type { GameState, TableState } from "../../play/contract.ts";
import { notifySite } from "../play/frame.ts";
import { listenForKeys } from "../play/keys.ts";
import { leaveButton, opens, soundButton } from "../play/panels.ts";
import { boot } from "../shared/boot.ts";
import { pressed } from "../shared/dom.ts";
import type { TableBoard } from "./scene.ts";
import { TableGame } from "./table-game.ts";

/** Seats the player at a shared table. */
export async function openTable(game: GameState, state: TableState, open: (variant: number) => TableBoard): Promise<void> {
  const table = new TableGame(game, state, open(boot.variant));
  opens("open-info", "info", () => undefined);
  opens("open-fair", "fair", () => undefined);
  soundButton();
  leaveButton();
  listenForKeys(table);
  pressed("spin", () => table.press());
  notifySite({ type: "ready", gameCode: game.game.code });
  await table.follow();
}
