import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { abilitiesOf } from "@baize/domain/identity/member/abilities";
import { BottomNav, type BottomNavItem } from "@baize/ui/bottom-nav";
import { CountBadge } from "@baize/ui/count-badge";
import {
  cardsThree,
  cardsThreeFill,
  gift,
  giftFill,
  house,
  houseFill,
  megaphone,
  plus,
  user,
  userFill,
  usersThree,
  usersThreeFill,
} from "@baize/ui/icon/art";
import { pathOf } from "../../navigation/paths.ts";
import { categoryPath } from "../../shared/games/category-path.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useSession } from "../../shared/session/session.ts";
import { useUnread } from "../../shared/support/use-unread.ts";

const pages = {
  home: { icon: house, currentIcon: houseFill, path: pathOf("home"), label: "nav.home" },
  games: { icon: cardsThree, currentIcon: cardsThreeFill, path: categoryPath("RNG"), label: "nav.games" },
  promotions: { icon: gift, currentIcon: giftFill, path: pathOf("promotions"), label: "title.promotions" },
} as const;

function usePageItem(): (id: keyof typeof pages) => BottomNavItem {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { open } = useOverlay();
  return (id) => {
    const { path, label, ...icons } = pages[id];
    return { id, label: t(label), ...icons, link: <RouterLink to={path} />, current: pathname === path && !open };
  };
}

const DEPOSIT = "depositv2";

/** For a member: the deposit in the middle, and the number of unread messages. */
function useMemberItems(): readonly [deposit: BottomNavItem, me: BottomNavItem] {
  const { t } = useTranslation();
  const { open, show } = useOverlay();
  const { messages } = useUnread();
  const centre = open?.name === "member";
  const deposits = centre && open.path.startsWith(DEPOSIT);
  const chip = { id: "deposit", label: t("header.deposit"), icon: plus, chip: true };
  const me = { id: "me", label: t("nav.me"), icon: user, currentIcon: userFill };
  return [
    { ...chip, current: deposits, onClick: () => show("member", DEPOSIT) },
    {
      ...me,
      current: centre && !deposits,
      badge: <CountBadge count={messages} label={t("state.unread")} />,
      onClick: () => show("member"),
    },
  ];
}

/** For an agent: the centre in which the team is. */
function useAgentItem(): BottomNavItem {
  const { t } = useTranslation();
  const { open, show } = useOverlay();
  const icons = { icon: usersThree, currentIcon: usersThreeFill };
  return { id: "agent", label: t("nav.agent"), ...icons, current: open?.name === "agent", onClick: () => show("agent") };
}

/** For a visitor or a trial account: announcements, and signing in. */
function useVisitorItems(): readonly [news: BottomNavItem, me: BottomNavItem] {
  const { t } = useTranslation();
  const { open, show } = useOverlay();
  const session = useSession();
  const { announcements } = useUnread();
  const to = session ? "member" : "login";
  return [
    {
      id: "announcements",
      label: t("nav.news"),
      icon: megaphone,
      current: open?.name === "announcements",
      badge: <CountBadge count={announcements} label={t("state.unread")} />,
      onClick: () => show("announcements"),
    },
    {
      id: "me",
      label: t(session ? "nav.me" : "nav.logIn"),
      icon: user,
      currentIcon: userFill,
      current: open?.name === to,
      onClick: () => show(to),
    },
  ];
}

/** The phone's navigation at the bottom edge. */
export function BottomBar() {
  const { t } = useTranslation();
  const session = useSession();
  const page = usePageItem();
  const [deposit, account] = useMemberItems();
  const [news, me] = useVisitorItems();
  const agent = useAgentItem();
  const [home, games, promotions] = [page("home"), page("games"), page("promotions")];
  const { agentCentre, memberCentre } = abilitiesOf(session?.isAgent ?? null);
  // Five items fit: promotions are on the home page, too.
  const members = [home, games, deposit, agentCentre ? agent : promotions, account];
  const items = memberCentre ? members : [home, games, promotions, news, me];
  return <BottomNav label={t("nav.main")} items={items} />;
}
