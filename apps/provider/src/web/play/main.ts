import { part, pressed } from "../shared/dom.ts";
import { boot, say } from "../shared/boot.ts";
import { soloBoard } from "./boards.ts";
import { fairnessPanel } from "./fairness.ts";
import { listen, notifySite } from "./frame.ts";
import { Game } from "./game.ts";
import { listenForKeys } from "./keys.ts";
import { cannotOpen } from "./cannot-open.ts";
import { openSession } from "./open-session.ts";
import { panels } from "./panels.ts";

async function start(): Promise<void> {
  listen();
  const seat = boot.shared ? import("../table/open-table.ts").then(({ loadTable }) => loadTable(boot.engine)) : undefined;
  const board = soloBoard(boot.engine);
  const reply = await openSession();
  if (reply.kind !== "ok") {
    cannotOpen(reply);
    return;
  }
  const table = reply.value;
  const name = boot.launched === boot.gameCode ? table.game.title : say(boot.engine === "race" ? "lobbyRace" : "lobbyDigits");
  part("title", HTMLElement).textContent = name;
  document.title = name;
  if (seat && table.table) return (await seat)(table, table.table);
  if (!board) return;
  const game = new Game(table, await board);
  game.onRound = fairnessPanel(table.seeds).played;
  panels(game);
  listenForKeys(game);
  pressed("spin", () => game.press());
  if (table.pot) {
    const { openPot } = await import("./pot.ts");
    openPot(table.pot, { money: game.money, digits: table.digits });
  }
  if (table.freeRounds) {
    const { FreeRounds } = await import("./free-rounds.ts");
    game.free = new FreeRounds(table.freeRounds, game);
  }
  notifySite({ type: "ready", gameCode: table.game.code });
  await game.resumeRound();
}

void start();
