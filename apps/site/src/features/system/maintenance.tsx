import { useTranslation } from "react-i18next";
import { BrandMark } from "@baize/ui/brand-mark";
import { MaintenanceScreen } from "@baize/ui/maintenance-screen";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useContact } from "./use-contact.ts";

interface MaintenanceProps {
  contactUrl: string | null;
  busy: boolean;
  refresh: () => void;
}

/** Status 1: the notice in Chinese and English, a link to support, and a reload button. */
export default function Maintenance({ contactUrl, busy, refresh }: MaintenanceProps) {
  const { t } = useTranslation("system");
  const title = useBrandTitle();
  const notices = [
    { lang: "zh-Hans", title: t("maintenance.title.zh"), text: t("maintenance.body.zh") },
    { lang: "en", title: t("maintenance.title.en"), text: t("maintenance.body.en") },
  ];
  const href = useContact(contactUrl);
  return (
    <MaintenanceScreen
      brand={<BrandMark name={title} />}
      notices={notices}
      contact={{
        label: `${t("maintenance.contact.zh")} · ${t("maintenance.contact.en")}`,
        href,
      }}
      refresh={{ label: `${t("maintenance.refresh.zh")} · ${t("maintenance.refresh.en")}`, onClick: refresh, pending: busy }}
    />
  );
}
