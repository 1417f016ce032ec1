import { useTranslation } from "react-i18next";
import { BrandMark } from "@baize/ui/brand-mark";
import { Footer } from "@baize/ui/footer";
import { VendorMark } from "@baize/ui/vendor-mark";
import { pathOf } from "../../navigation/paths.ts";
import { SmartLink } from "../../shared/page/smart-link.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useMinimumAge } from "../../shared/brand/use-minimum-age.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { useFooterColumns } from "./use-footer-columns.tsx";

const year = new Date().getFullYear();

/** Links, responsible gambling and the brand's legal notice. */
export default function SiteFooter() {
  const { t } = useTranslation();
  const { data: brand } = useWhitelabel();
  const { data: menus } = useRead(...menusRead);
  const columns = useFooterColumns();
  const name = useBrandTitle();
  const age = useMinimumAge();
  const link = brand?.links.brand ?? pathOf("home");
  const vendors = menus?.items.flatMap((menu) => menu.vendors).slice(0, 3) ?? [];
  return (
    <Footer
      aria-label={t("footer.label")}
      brand={
        <SmartLink href={link} aria-label={brand?.links.brand ? t("footer.aboutBrand", { brand: name }) : t("nav.home")}>
          <BrandMark name={name} />
        </SmartLink>
      }
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
