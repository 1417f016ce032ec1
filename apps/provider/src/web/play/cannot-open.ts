import type { GameState } from "../../play/contract.ts";
import { say } from "../shared/boot.ts";
import { part } from "../shared/dom.ts";
import type { Reply } from "./api.ts";
import { notifySite } from "./frame.ts";
import { showNotice, showResult } from "./view.ts";

/** Explains why there is no session. */
export function cannotOpen(reply: Exclude<Reply<GameState>, { kind: "ok" }>): void {
  const ended = reply.kind === "refused" && reply.code !== "unavailable";
  showResult("");
  const run = () => (ended ? notifySite({ type: "session-expired" }) : location.reload());
  showNotice({ text: say(ended ? "session_open" : "unavailable"), action: say(ended ? "reload" : "retry"), run });
  part("board", HTMLElement).dataset.state = "ended";
  if (ended) notifySite({ type: "session-expired" });
}
