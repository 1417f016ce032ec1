import "@baize/ui/styles/base.css";
import "@baize/ui/styles/scripts.css";
import { createRoot } from "react-dom/client";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { BaizeProvider } from "@baize/ui/provider";
import { listen, notifySite } from "../play/frame.ts";
import { openSession } from "../play/open-session.ts";
import { boot, say } from "../shared/boot.ts";
import { part } from "../shared/dom.ts";
import { runEffectsAtOnce } from "./effects.ts";
import { pageData } from "./page-data.ts";
import { Sportsbook } from "./sportsbook.tsx";

/** Why there is no session, and what can be done about it. */
function NoSession({ isEnded }: { readonly isEnded: boolean }) {
  const run = () => (isEnded ? notifySite({ type: "session-expired" }) : location.reload());
  return (
    <Alert tone="warning" title={say("problem")} actions={<Button onClick={run}>{say(isEnded ? "reload" : "retry")}</Button>}>
      {say(isEnded ? "session_open" : "unavailable")}
    </Alert>
  );
}

async function start(): Promise<void> {
  listen();
  runEffectsAtOnce();
  const root = createRoot(part("sportsbook", HTMLElement));
  const reply = await openSession();
  const isEnded = reply.kind === "refused" && reply.code !== "unavailable";
  root.render(
    <BaizeProvider locale={boot.lang} messages={pageData.kit}>
      {reply.kind === "ok" ? <Sportsbook opened={reply.value} /> : <NoSession isEnded={isEnded} />}
    </BaizeProvider>,
  );
  if (reply.kind === "ok") {
    document.title = reply.value.game.title;
    notifySite({ type: "ready", gameCode: reply.value.game.code });
  } else if (isEnded) notifySite({ type: "session-expired" });
}

void start();
