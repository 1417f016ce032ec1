import { useTranslation } from "react-i18next";
import { OfflineNotice } from "@baize/ui/offline-notice";
import { useOnline } from "../../shared/api/use-online.ts";

/**
 * A notice above every page while the network is away. Loaded after the first view, because a page that loaded has a network.
 */
export default function Offline() {
  const { t } = useTranslation();
  const online = useOnline();
  return <OfflineNotice open={!online}>{t("state.offline")}</OfflineNotice>;
}
