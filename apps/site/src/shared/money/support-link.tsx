import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../overlays/use-overlay.ts";

/** Opens customer service. */
export function SupportLink() {
  const { t } = useTranslation();
  const { addressOf } = useOverlay();
  return <Link link={<RouterLink to={addressOf("support")} />}>{t("action.contactSupport")}</Link>;
}
