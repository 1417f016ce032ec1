import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { minutesIn, untilReminder } from "@baize/domain/responsible-gambling/reality";
import { confirm } from "@baize/ui/alert-dialog";
import { useFormat } from "@baize/i18n/use-format";
import { useModals } from "../../shared/overlays/use-modals.ts";
import { readOptions } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import { usePlaySession } from "./use-play-session.ts";

/** Shows at the chosen interval how long the session has lasted and what it won or lost. */
export default function RealityCheck() {
  const { data } = usePlaySession();
  const wait = data ? untilReminder(data) : null;
  return wait === null ? null : <Reminder key={data?.asOf} wait={wait} />;
}

function Reminder({ wait }: { wait: number }) {
  const { t } = useTranslation("responsible-gambling");
  const modals = useModals();
  const format = useFormat();
  const spans = useSpans();
  const queries = useQueryClient();
  const { show } = useOverlay();
  const remind = useEffectEvent(async () => {
    const now = await queries.fetchQuery({ ...readOptions("responsibleGambling.session", {}), staleTime: 0 });
    const limits = await confirm(modals, {
      title: t("check.title", { time: spans.minutes(minutesIn(now)) }),
      description: t("check.body", { staked: format.money(now.staked), net: format.money(now.net, "always") }),
      confirmLabel: t("check.limits"),
      cancelLabel: t("check.continue"),
    });
    if (limits) show("member", "responsiblePlay");
  });
  useEffect(() => {
    const due = () => {
      // A hidden page shows it once it is visible again.
      if (document.visibilityState !== "visible") document.addEventListener("visibilitychange", due, { once: true });
      else void remind().catch(() => undefined);
    };
    const timer = setTimeout(due, wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", due);
    };
  }, [wait]);
  return null;
}
