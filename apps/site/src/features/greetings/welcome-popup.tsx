import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Checkbox } from "@baize/ui/checkbox";
import { DescriptionList } from "@baize/ui/description-list";
import { Modal } from "@baize/ui/modal";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { advance, useSignInProgress } from "../../shared/session/sign-in-progress.ts";
import { mainPart } from "../../shared/page/main-part.ts";
import { useSession } from "../../shared/session/session.ts";
import { useBalance } from "../../shared/money/use-balance.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useUnread } from "../../shared/support/use-unread.ts";
import { WelcomeGift } from "./welcome-gift.tsx";
import { setWelcome } from "../../shared/session/welcome-preference.ts";

/** The window after signing in: name, balance and news. */
export function WelcomePopup({ done }: { done: () => void }) {
  const { t } = useTranslation(["auth", "common"]);
  const { show } = useOverlay();
  const account = useSession()?.account ?? "";
  const step = useSignInProgress();
  const first = step.at === "welcoming" && step.firstTimeLogin;
  const { announcements: unread } = useUnread();
  const [open, setOpen] = useState(true);
  const [news, setNews] = useState(false);
  const [never, setNever] = useState(false);
  const leave = (toNews: boolean) => {
    setNews(toNews);
    setOpen(false);
  };
  const closed = () => {
    if (never) setWelcome(false);
    advance({ type: "closed" });
    done();
    if (news) show("announcements");
  };
  return (
    <Modal
      kind="dialog"
      framed
      open={open}
      onOpenChange={setOpen}
      onClosed={closed}
      title={t(first ? "welcome.first" : "welcome.back", { account })}
      fallbackFocus={mainPart}
      actions={
        <>
          {unread > 0 ? (
            <Button variant="ghost" onClick={() => leave(true)}>
              {t("welcome.news", { count: unread })}
            </Button>
          ) : null}
          <Button variant="primary" data-default="" onClick={() => leave(false)}>
            {t("welcome.go")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {first ? <WelcomeGift /> : null}
        <Details />
        <Checkbox label={t("welcome.never")} checked={never} onCheckedChange={setNever} />
      </Stack>
    </Modal>
  );
}

function Details() {
  const { t } = useTranslation(["auth", "common"]);
  const money = useMoney();
  const { data: member } = useRead("member.info", {});
  const { data: balance } = useBalance();
  const items = [
    ...(balance ? [{ id: "balance", term: t("common:money.balance"), detail: <Money parts={money(balance.sumBalance)} /> }] : []),
    ...(member ? [{ id: "label", term: t("welcome.label"), detail: <bdi>{member.clubLabel.labelName}</bdi> }] : []),
  ];
  return items.length > 0 ? <DescriptionList layout="lines" items={items} /> : null;
}
