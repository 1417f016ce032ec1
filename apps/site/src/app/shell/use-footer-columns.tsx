import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { FooterColumn, FooterLink } from "@baize/ui/footer";
import { pathOf, type RouteId } from "../../navigation/paths.ts";
import { routes } from "../routes.ts";
import { consent } from "../../shared/preferences/consent.ts";
import { CategoryLink } from "../../shared/games/category-link.tsx";
import { menusRead } from "../../shared/games/menus-read.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { ServerText } from "../../shared/language/server-text.tsx";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";

/** A link of the brand's configuration; a page of this site opens without a reload. */
const configured = (id: string, label: string, href: string | null | undefined): FooterLink[] => {
  if (!href) return [];
  return [href.startsWith("/") ? { id, label, link: <RouterLink to={href} /> } : { id, label, href }];
};

/** Games, help, partners and apps; a column without a link is left out. */
export function useFooterColumns(): readonly FooterColumn[] {
  const { t } = useTranslation();
  const { show } = useOverlay();
  const { data: brand } = useWhitelabel();
  const { data: menus } = useRead(...menusRead);
  const games = menus?.items.filter((menu) => menu.vendors.length > 0).slice(0, 5) ?? [];
  const links = brand?.links;
  const page = (id: RouteId): FooterLink => ({ id, label: t(routes[id].title), link: <RouterLink to={pathOf(id)} /> });
  const columns: FooterColumn[] = [
    {
      id: "games",
      title: t("footer.games"),
      links: [
        ...games.map((menu) => ({
          id: menu.category,
          label: <ServerText lang={menu.lang}>{menu.title}</ServerText>,
          link: <CategoryLink category={menu.category} />,
        })),
        page("winners"),
      ],
    },
    {
      id: "help",
      title: t("footer.help"),
      links: [
        page("helpCentre"),
        { id: "support", label: t("nav.support"), onClick: () => show("support") },
        ...configured("help", t("title.help"), links?.help),
        ...configured("terms", t("footer.terms"), links?.terms),
        ...configured("privacy", t("footer.privacy"), links?.privacy),
        ...(brand?.analytics.gtagId ? [{ id: "consent", label: t("footer.consent"), onClick: () => consent.forget() }] : []),
        { id: "mirrors", label: t("title.mirrors"), onClick: () => show("mirrors") },
      ],
    },
    {
      id: "partners",
      title: t("footer.partners"),
      links: [
        page("agentApplication"),
        page("statementCheck"),
        page("pointMall"),
        { id: "feedback", label: t("title.feedback"), onClick: () => show("feedback") },
        { id: "announcements", label: t("footer.announcements"), onClick: () => show("announcements") },
      ],
    },
    {
      id: "app",
      title: t("nav.app"),
      links: (brand?.resources ?? []).map(({ resourceType }) => ({
        id: resourceType,
        label: t(`app.${resourceType}`),
        link: <RouterLink to={pathOf("download")} />,
      })),
    },
  ];
  return columns.filter((column) => column.links.length > 0);
}
