import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

interface WaitingLinksProps {
  readonly links: OutputOf<"team.links">["items"];
}

/** Invitation links that expire soon. */
export function WaitingLinks({ links }: WaitingLinksProps) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { addressOf } = useOverlay();
  const named = links.map(({ label, code }) => (label === "" ? code : label));
  return (
    <Alert tone="info" title={t("waitingFor.links.title", { count: links.length })}>
      <bdi>{format.list(named)}</bdi>{" "}
      <Link link={<RouterLink to={addressOf("agent", "registerAccount")} />}>{t("waitingFor.openLinks")}</Link>
    </Alert>
  );
}
