import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { abilitiesOf } from "@baize/domain/identity/member/abilities";
import { minorOf } from "@baize/domain/money/amount";
import type { MoneyAmount } from "@baize/domain/money/money";
import { Badge } from "@baize/ui/badge";
import { headset, hourglassMedium, listChecks, megaphone, receipt, shieldCheck, user } from "@baize/ui/icon/art";
import { LoggedInPanel } from "@baize/ui/logged-in-panel";
import { useFormat } from "@baize/i18n/use-format";
import { useAvatarFace } from "../../shared/images/avatar-face.tsx";
import { balanceView } from "../../shared/money/balance-view.ts";
import { useBalance } from "../../shared/money/use-balance.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOnline } from "../../shared/api/use-online.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useUnread } from "../../shared/support/use-unread.ts";
import { isDemo, keepMember, useSession } from "../../shared/session/session.ts";
import { useSignOut } from "../../shared/session/use-sign-out.tsx";

/** The part of the balance that is a bonus, where there is one. */
function useBonusText(bonus: MoneyAmount | undefined): string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  return bonus && minorOf(bonus) > 0n ? t("money.withBonus", { amount: format.money(bonus) }) : undefined;
}

/** The member's name, balance, and signing out. */
export default function MemberPanel({ account }: { account: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = useMoney();
  const online = useOnline();
  const { show } = useOverlay();
  const balance = useBalance();
  const view = balanceView.use();
  const session = useSession();
  const { data: member } = useRead("member.info", {});
  useEffect(() => {
    if (member) keepMember(member);
  }, [member]);
  const face = useAvatarFace();
  const unread = useUnread();
  const demo = isDemo(session);
  const signOut = useSignOut();
  const bonus = useBonusText(balance.data?.bonus);
  const asOf = balance.data ? t("money.asOf", { time: format.time(balance.data.asOf) }) : undefined;
  const real = [
    { id: "account", label: t("header.account"), icon: shieldCheck, onClick: () => show("member", "securityCenter") },
    {
      id: "play",
      label: t("header.responsibleGambling"),
      icon: hourglassMedium,
      onClick: () => show("member", "responsiblePlay"),
    },
    { id: "bets", label: t("header.bets"), icon: receipt, onClick: () => show("member", "personalHistoryCopy") },
  ];
  const agent = { id: "agent", label: t("title.agent"), icon: listChecks, onClick: () => show("agent") };
  const centres = abilitiesOf(session?.isAgent ?? null).agentCentre ? [...real, agent] : real;
  const cashier = {
    deposit: { label: t("header.deposit"), onClick: () => show("member", "depositv2") },
    withdraw: { label: t("header.withdraw"), onClick: () => show("member", "withdraw") },
  };
  const inbox = {
    label: t("header.inboxUnread", { count: unread.messages }),
    count: unread.messages,
    onClick: () => show("member", "messageV2"),
  };
  const openNews = () => show("announcements");
  // A trial account has no messages of its own.
  const news = {
    label: unread.announcements > 0 ? t("header.newsUnread", { figure: unread.announcements }) : t("title.announcements"),
    count: unread.announcements,
    onClick: openNews,
  };
  const announcements = { id: "announcements", label: t("title.announcements"), icon: megaphone, onClick: openNews };
  const support = { id: "support", label: t("nav.support"), icon: headset, onClick: () => show("support") };
  const trial = [{ id: "register", label: t("title.register"), icon: user, onClick: () => show("register") }];
  return (
    <LoggedInPanel
      balance={{
        label: t("money.balance"),
        parts: balance.data && money(balance.data.sumBalance),
        concealed: view === "concealed",
        badge: demo ? t("money.demo") : undefined,
        detail: bonus,
        asOf,
        stale: !online || !balance.data || balance.isError,
        onClick: () => show("balance"),
      }}
      {...(demo ? {} : cashier)}
      inbox={demo ? news : inbox}
      account={account}
      memberLabel={member ? <Badge>{member.clubLabel.labelName}</Badge> : undefined}
      face={face}
      entries={[...(demo ? trial : [...centres, announcements]), support]}
      logout={{ label: t("action.logOut"), onClick: () => void signOut() }}
    />
  );
}
