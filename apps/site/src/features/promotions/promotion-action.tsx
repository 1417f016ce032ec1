import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { isDemo, useSession } from "../../shared/session/session.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { ApplyDialog } from "./apply-dialog.tsx";

type Mine = OutputOf<"promotions.mine">["items"][number];

/** The member's status in an offer, and the action that is possible now. */
export function PromotionAction({ id, title }: { id: string; title: string }) {
  const session = useSession();
  const member = session !== null && !isDemo(session);
  const { data } = useRead("promotions.mine", {}, { enabled: member });
  const mine = data?.items.find((item) => item.id === id);
  if (!member || !mine || mine.status === "open") return null;
  return (
    <Stack gap={2}>
      <Press mine={mine} title={title} />
      <StatusText mine={mine} />
    </Stack>
  );
}

function StatusText({ mine: { status, deposited, needed, reason } }: { mine: Mine }) {
  const { t } = useTranslation("promotions");
  const format = useFormat();
  if (status === "joined" && deposited && needed)
    return <Text>{t("mine.deposited", { deposited: format.money(deposited), needed: format.money(needed) })}</Text>;
  if (status === "join" && needed) return <Text>{t("mine.needs", { needed: format.money(needed) })}</Text>;
  if (status === "rejected") return <Text>{t("mine.rejected", { reason })}</Text>;
  return status === "open" ? null : <Text>{t(`mine.${status}`)}</Text>;
}

function Press({ mine: { id, status }, title }: { mine: Mine; title: string }) {
  const { t } = useTranslation("promotions");
  const { show } = useOverlay();
  const [applying, apply] = useState(false);
  if (status === "join") return <Join id={id} />;
  if (status === "claim" || status === "issued") return <Claim id={id} />;
  if (status === "draw")
    return (
      <Button variant="primary" onClick={() => show("member", "redEnvelope")}>
        {t("press.draw")}
      </Button>
    );
  if (status === "in_process") return <Button onClick={() => show("member", "bonusDetails")}>{t("press.in_process")}</Button>;
  if (status !== "apply" && status !== "rejected") return null;
  return (
    <>
      <Button variant="primary" onClick={() => apply(true)}>
        {t(status === "apply" ? "press.apply" : "press.again")}
      </Button>
      <ApplyDialog id={id} title={title} open={applying} close={() => apply(false)} />
    </>
  );
}

function Join({ id }: { id: string }) {
  const { t } = useTranslation("promotions");
  const errorText = useErrorText();
  const toasts = useToasts();
  const join = useOnce("promotions.join");
  const press = async () => {
    await join.send({ id });
    toasts.show({ tone: "positive", message: t("said.joined") });
  };
  const failed = (error: unknown) => void toasts.show({ tone: "negative", message: errorText(error) });
  return (
    <Button variant="primary" pending={join.pending} onClick={() => void press().catch(failed)}>
      {t("press.join")}
    </Button>
  );
}

function Claim({ id }: { id: string }) {
  const { t } = useTranslation("promotions");
  const format = useFormat();
  const errorText = useErrorText();
  const toasts = useToasts();
  const claim = useOnce("promotions.claim");
  const press = async () => {
    const given = await claim.send({ id });
    const words = { amount: format.money(given.amount), required: format.money(given.required) };
    toasts.show({ tone: "positive", message: t(given.bonusId ? "said.started" : "said.claimed", words) });
  };
  const failed = (error: unknown) => void toasts.show({ tone: "negative", message: errorText(error) });
  return (
    <Button variant="primary" pending={claim.pending} onClick={() => void press().catch(failed)}>
      {t("press.claim")}
    </Button>
  );
}
