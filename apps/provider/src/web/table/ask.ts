import type { PlayError, RoundView, TableState } from "../../play/contract.ts";
import { type Body, call, type Reply } from "../play/api.ts";
import { notifySite } from "../play/frame.ts";
import { showNotice, showResult } from "../play/view.ts";
import { boot, say } from "../shared/boot.ts";
import { part, pause } from "../shared/dom.ts";
import { isPlaced } from "./bets.ts";

type Known = Exclude<Reply<RoundView>, { readonly kind: "lost" }>;

/** Asks for a bet until it is known whether it was taken. */
export async function askForBet(body: Body<"bet">): Promise<Known> {
  let reply = await call("bet", body);
  while (reply.kind === "lost") {
    showResult(say("offline"));
    await pause(1000);
    const known = await call("round", { intent: body.intent });
    if (known.kind !== "lost") reply = known;
  }
  return reply;
}

/**
 * Asks for a quoted cash-out until it is known what became of it: the vendor pays one quote once. A cash-out without a quote pays what its
 * moment is worth, so only the player may ask again.
 */
export async function askForCashOut(body: Body<"cash-out">): Promise<Reply<RoundView>> {
  let reply = await call("cash-out", body);
  while (reply.kind === "lost" && body.quote !== undefined) {
    showResult(say("offline"));
    await pause(1000);
    reply = await call("cash-out", body);
  }
  return reply;
}

/** Asks for the end of a bet until it is known. */
export async function askForEnd(intent: string): Promise<RoundView | PlayError> {
  for (;;) {
    const reply = await call("round", { intent });
    if (reply.kind === "ok" && !isPlaced(reply.value)) return reply.value;
    if (reply.kind === "refused") return reply.code;
    await pause(reply.kind === "ok" ? 200 : 1000);
  }
}

/** Asks for the table's state after the one that was seen, while the page is shown. */
export async function askForTable(seen: string): Promise<TableState | "session_expired"> {
  for (;;) {
    if (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
    const reply = await call("table", { seen });
    if (reply.kind === "ok") return reply.value;
    if (reply.kind === "refused" && reply.code === "session_expired") return reply.code;
    await pause(1500);
  }
}

/** Shows why a bet was refused, until the player answers. After the end of the session nothing more can be done here. */
export function showRefusal(code: string, round: RoundView | undefined): void {
  const ended = code === "session_expired";
  const text = say(code in boot.messages ? code : "refused", { round: round?.id ?? "" });
  const run = () => {
    if (ended) notifySite({ type: "session-expired" });
    showNotice(undefined);
    part("spin", HTMLButtonElement).focus();
  };
  showNotice({ text, action: say(ended ? "reload" : "gotIt"), run });
  if (ended) notifySite({ type: "session-expired" });
}
