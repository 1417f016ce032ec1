import type { GameState } from "../../play/contract.ts";
import { part, pressed } from "../shared/dom.ts";
import { boot, say } from "../shared/boot.ts";
import { soloBoard } from "./boards.ts";
import { call, type Reply, takeKey } from "./api.ts";
import { fairnessPanel } from "./fairness.ts";
import { listen, notifySite } from "./frame.ts";
import { Game } from "./game.ts";
import { listenForKeys } from "./keys.ts";
import { tab } from "./memory.ts";
import { panels } from "./panels.ts";
import { showNotice, showResult } from "./view.ts";

const KEY = "key";

/** A token works once: it is removed from the address, and a reload continues with the key that it was exchanged for. */
async function open(): Promise<Reply<GameState>> {
  const here = new URL(location.href);
  const token = here.searchParams.get("token");
  if (token === null) {
    const key = tab.get(KEY);
    if (key === null) return { kind: "refused", code: "session_expired" };
    takeKey(key);
    return call("resume", {});
  }
  const reply = await call("open", { token, gameCode: boot.gameCode });
  if (reply.kind !== "ok") return reply;
  here.searchParams.delete("token");
  history.replaceState(null, "", here);
  takeKey(reply.value.key);
  tab.set(KEY, reply.value.key);
  return reply;
}

function cannotOpen(reply: Exclude<Reply<GameState>, { kind: "ok" }>): void {
  const ended = reply.kind === "refused" && reply.code !== "unavailable";
  showResult("");
  const run = () => (ended ? notifySite({ type: "session-expired" }) : location.reload());
  showNotice({ text: say(ended ? "session_open" : "unavailable"), action: say(ended ? "reload" : "retry"), run });
  part("board", HTMLElement).dataset.state = "ended";
  if (ended) notifySite({ type: "session-expired" });
}

async function start(): Promise<void> {
  listen();
  const { tableOf } = await import("../table/tables.ts");
  const shared = tableOf(boot.engine);
  const board = soloBoard(boot.engine);
  const reply = await open();
  if (reply.kind !== "ok") {
    cannotOpen(reply);
    return;
  }
  const table = reply.value;
  part("title", HTMLElement).textContent = table.game.title;
  document.title = table.game.title;
  if (shared && table.table) return (await import("../table/open-table.ts")).openTable(table, table.table, await shared);
  if (!board) return;
  const game = new Game(table, await board);
  game.onRound = fairnessPanel(table.seeds).played;
  panels(game);
  listenForKeys(game);
  pressed("spin", () => game.press());
  notifySite({ type: "ready", gameCode: table.game.code });
  await game.resumeRound();
}

void start();
