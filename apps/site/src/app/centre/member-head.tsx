import { useTranslation } from "react-i18next";
import { AccountCard } from "@baize/ui/account-card";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { useFormat } from "@baize/i18n/use-format";
import { useAvatarFace } from "../../shared/images/avatar-face.tsx";
import { balanceView } from "../../shared/money/balance-view.ts";
import { useBalance } from "../../shared/money/use-balance.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOnline } from "../../shared/api/use-online.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useSession } from "../../shared/session/session.ts";

/** The person, the balance and the ways to move it, above the list of a member's pages on a phone. */
export function MemberHead() {
  const { t } = useTranslation();
  const format = useFormat();
  const money = useMoney();
  const online = useOnline();
  const session = useSession();
  const { show } = useOverlay();
  const face = useAvatarFace();
  const view = balanceView.use();
  const balance = useBalance();
  const { data: member } = useRead("member.info", {});
  const account = session?.account ?? "";
  const sum = balance.data?.sumBalance;
  return (
    <AccountCard
      aria-label={t("title.member")}
      name={member?.nickname ?? account}
      details={
        <>
          {member ? <Badge tone="accent">{member.clubLabel.labelName}</Badge> : null}
          <bdi>{account}</bdi>
        </>
      }
      face={face}
      balance={{
        label: t("money.balance"),
        parts: sum && money(sum),
        note: balance.data ? t("money.asOf", { time: format.time(balance.data.asOf) }) : undefined,
        stale: !online || balance.isError,
      }}
      concealed={view === "concealed"}
      onConcealedChange={(concealed) => balanceView.set(concealed ? "concealed" : "shown")}
      actions={
        <>
          <Button variant="primary" onClick={() => show("member", "depositv2")}>
            {t("header.deposit")}
          </Button>
          <Button onClick={() => show("member", "withdraw")}>{t("header.withdraw")}</Button>
        </>
      }
    />
  );
}
