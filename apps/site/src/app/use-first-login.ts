import { useEffect, useEffectEvent } from "react";
import { confirm } from "@baize/ui/alert-dialog";
import { useFirstLogin } from "../shared/first-login.ts";
import { loadMessages, messagesReady } from "../shared/messages.ts";
import { modals } from "../shared/modals.ts";
import { useOverlay } from "../shared/use-overlay.ts";

/** The first-login action: who is signed in for the first time, and need not change the password, is shown where ways in are kept. */
export function useFirstLoginAction(): void {
  const { show } = useOverlay();
  const { account, done } = useFirstLogin();
  // Asked when the answer has come: the page may be another by then.
  const lead = useEffectEvent(() => show("security", "passkeys"));
  const act = useEffectEvent(async (name: string) => {
    done();
    await loadMessages(["auth"]);
    const say = (await messagesReady).getFixedT(null, "auth");
    const wanted = await confirm(modals, {
      title: say("welcome.title", { account: name }),
      description: say("welcome.body"),
      confirmLabel: say("welcome.secure"),
      cancelLabel: say("welcome.later"),
    });
    if (wanted) lead();
  });
  useEffect(() => {
    if (account !== null) void act(account);
  }, [account]);
}
