import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BrandMark } from "@baize/ui/brand-mark";
import { Footer, type FooterColumn, type FooterLink } from "@baize/ui/footer";
import { VendorMark } from "@baize/ui/vendor-mark";
import { pathOf } from "../../routes.ts";
import { categoryPath } from "../../shared/category-path.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import { menusRead } from "../../shared/menus-read.ts";
import { useOverlay } from "../../shared/use-overlay.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";

const external = (id: string, label: string, href: string | null | undefined): FooterLink[] =>
  href ? [{ id, label, href }] : [];

const year = new Date().getFullYear();

/** Help, terms, limits and the brand's own link; a link that the brand has not configured is not shown. */
export default function SiteFooter() {
  const { t } = useTranslation();
  const { show } = useOverlay();
  const { data: brand } = useWhitelabel();
  const { data: menus } = useRead(...menusRead);
  const name = brand?.brand.title ?? "";
  const age = brand?.minimumAge ?? 21;
  const games = menus?.items.filter((menu) => menu.vendors.length > 0).slice(0, 5) ?? [];
  const columns: FooterColumn[] = [
    {
      id: "games",
      title: t("footer.games"),
      links: games.map((menu) => ({
        id: menu.category,
        label: menu.title,
        link: <RouterLink to={categoryPath(menu.category)} />,
      })),
    },
    {
      id: "help",
      title: t("footer.help"),
      links: [
        { id: "announcements", label: t("footer.announcements"), onPress: () => show("announcements") },
        ...external("help", t("title.help"), brand?.links.help),
        ...external("terms", t("footer.terms"), brand?.links.terms),
        ...external("privacy", t("footer.privacy"), brand?.links.privacy),
      ],
    },
  ];
  const vendors = menus?.items.flatMap((menu) => menu.vendors).slice(0, 3) ?? [];
  return (
    <Footer
      aria-label={t("footer.label")}
      brand={<RouterLink to={pathOf("home")}>{<BrandMark name={name} />}</RouterLink>}
      description={t("footer.about")}
      limits={{
        id: "limits",
        age: `${age}+`,
        label: t("footer.age", { age }),
        href: brand?.links.responsiblePlay ?? pathOf("help"),
      }}
      columns={columns}
      legal={t("footer.copyright", { year, brand: name })}
      marks={vendors.map((vendor) => (
        <VendorMark key={vendor.vassalage} name={vendor.name} />
      ))}
    />
  );
}
