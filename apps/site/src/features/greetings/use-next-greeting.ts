import { useEffect } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import type { RouteId } from "../../navigation/paths.ts";
import { advance, useSignInProgress } from "../../shared/session/sign-in-progress.ts";
import { useIsModalOpen } from "../../shared/overlays/use-modals.ts";
import { usePlayBreak } from "../../shared/session/play-break.ts";
import { isDemo, useSession } from "../../shared/session/session.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useRouteId } from "../../shared/page/use-route-id.ts";
import { type GiftStage, unseen, wasShown } from "./seen.ts";

/** In this order. */
export type Greeting = "welcome" | "first-login" | "gift" | "notices";
export type Notice = OutputOf<"notice.get">["popup"][number];

/** Pages with a form, or in a window of their own, show no greeting. */
const withoutGreetings: ReadonlySet<RouteId> = new Set(["login", "register", "agentApplication", "helpCentre"]);
/** The most notices; the rest is among the announcements. */
const mostNotices = 3;

/** After signing in, loads the member's data, as the specification says; then the window after signing in may open. */
function useLoading(): void {
  const { at } = useSignInProgress();
  const { isSuccess, isError } = useRead("member.info", {}, { enabled: at === "loading" });
  useEffect(() => {
    if (at !== "loading" || !(isSuccess || isError)) return;
    advance({ type: isSuccess ? "loaded" : "load_failed" });
  }, [at, isSuccess, isError]);
}

function useAfterLogin(): Greeting | null {
  const step = useSignInProgress();
  if (step.at !== "welcoming") return null;
  return step.step === "after_login" ? "welcome" : "first-login";
}

/** The gift for a visitor or a member, unless this browser session has shown it. */
export function useGift() {
  const session = useSession();
  const stage: GiftStage = session && !isDemo(session) ? "after" : "before";
  const { data } = useRead("gift.get", {}, { enabled: !wasShown(stage) });
  return data?.stage === stage && data.gift ? { ...data.gift, stage } : null;
}

/** The newest popup notices that this device has not shown. */
export function usePopupNotices(): readonly Notice[] {
  const { data } = useRead("notice.get", {}, { enabled: !wasShown("notices") });
  return unseen(data?.popup ?? []).slice(0, mostNotices);
}

/** The next greeting; none while another window is open. A forced change of the password comes first. */
export function useNextGreeting(): Greeting | null {
  useLoading();
  const session = useSession();
  const { open } = useOverlay();
  const asked = useIsModalOpen();
  const after = useAfterLogin();
  const { at } = useSignInProgress();
  const page = useRouteId();
  const gift = useGift();
  const notices = usePopupNotices();
  const pause = usePlayBreak();
  // After signing in to play, the greeting waits for the end of the game.
  if (open || asked || session?.passwordChange || at === "loading" || page === "game") return null;
  if (after) return after;
  if (withoutGreetings.has(page) || pause) return null;
  if (gift && !wasShown(gift.stage)) return "gift";
  return notices.length > 0 && !wasShown("notices") ? "notices" : null;
}
