import { useTranslation } from "react-i18next";
import { OfflineNotice } from "@baize/ui/offline-notice";
import { useOnline } from "../../shared/api/use-online.ts";

/** Says above every page that the network is away. Comes after the first view, for a page that came has a network. */
export default function Offline() {
  const { t } = useTranslation();
  const online = useOnline();
  return <OfflineNotice open={!online}>{t("state.offline")}</OfflineNotice>;
}
