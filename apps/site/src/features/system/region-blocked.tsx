import { useTranslation } from "react-i18next";
import { BrandMark } from "@baize/ui/brand-mark";
import { RegionBlockedScreen } from "@baize/ui/region-blocked-screen";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useContact } from "./use-contact.ts";

interface RegionBlockedProps {
  address: string;
  contactUrl: string | null;
}

/** Status 2: why the site is closed here, and the visitor's address, which support will ask for. */
export default function RegionBlocked({ address, contactUrl }: RegionBlockedProps) {
  const { t } = useTranslation(["system", "common"]);
  const title = useBrandTitle();
  const href = useContact(contactUrl);
  return (
    <RegionBlockedScreen
      brand={<BrandMark name={title} />}
      title={t("system:restricted.title")}
      text={t("system:restricted.body")}
      address={address}
      contact={{ label: t("common:action.contactSupport"), href }}
    />
  );
}
