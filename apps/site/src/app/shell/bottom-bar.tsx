import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { BottomNav, type BottomNavItem } from "@baize/ui/bottom-nav";
import { CountBadge } from "@baize/ui/count-badge";
import { cardsThree, cardsThreeFill, gift, giftFill, house, houseFill, megaphone, user, userFill } from "@baize/ui/icon/art";
import { pathOf } from "../../routes.ts";
import { categoryPath } from "../../shared/category-path.ts";
import { useOverlay } from "../../shared/use-overlay.ts";
import { useSession } from "../../shared/session.ts";
import { useUnread } from "../../shared/use-unread.ts";

/** The phone's navigation, in reach of the thumb. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { open, show } = useOverlay();
  const session = useSession();
  const unread = useUnread();
  const games = categoryPath("RNG");
  const items: BottomNavItem[] = [
    {
      id: "home",
      label: t("nav.home"),
      icon: house,
      currentIcon: houseFill,
      link: <RouterLink to={pathOf("home")} />,
      current: pathname === pathOf("home") && !open,
    },
    {
      id: "games",
      label: t("nav.games"),
      icon: cardsThree,
      currentIcon: cardsThreeFill,
      link: <RouterLink to={games} />,
      current: pathname === games && !open,
    },
    {
      id: "promotions",
      label: t("title.promotions"),
      icon: gift,
      currentIcon: giftFill,
      link: <RouterLink to={pathOf("promotions")} />,
      current: pathname === pathOf("promotions") && !open,
    },
    {
      id: "announcements",
      label: t("nav.news"),
      icon: megaphone,
      current: open?.name === "announcements",
      badge: <CountBadge count={unread} label={t("state.unread")} />,
      onPress: () => show("announcements"),
    },
    {
      id: "me",
      label: t(session ? "nav.me" : "nav.logIn"),
      icon: user,
      currentIcon: userFill,
      current: open?.name === "member" || open?.name === "login",
      onPress: () => (session ? show("member") : show("login")),
    },
  ];
  return <BottomNav label={t("nav.main")} items={items} />;
}
