import { useTranslation } from "react-i18next";
import { BrandMark } from "@baize/ui/brand-mark";
import { RegionBlockedScreen } from "@baize/ui/region-blocked-screen";

/** The site was opened at an address without a brand: shows the address and the contact. */
export default function DomainInvalid() {
  const { t } = useTranslation(["system", "common", "errors"]);
  return (
    <RegionBlockedScreen
      brand={<BrandMark name="Baize" />}
      title={t("system:domain.title")}
      text={t("errors:system.domain_invalid")}
      messages={{ address: t("system:domain.address") }}
      address={location.host}
      contact={{ label: t("common:action.contactSupport"), href: "mailto:support@baize.example" }}
    />
  );
}
