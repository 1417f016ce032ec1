import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../overlays/use-overlay.ts";

interface FrozenNoticeProps {
  /** Names the text for the button that it explains. */
  readonly id?: string;
  /** What frozen money prevents here, and what is still possible. */
  readonly children: ReactNode;
}

/** Says before anything is typed that the agent's money is frozen, and leads to the reason. */
export function FrozenNotice({ id, children }: FrozenNoticeProps) {
  const { t } = useTranslation("money");
  const { addressOf } = useOverlay();
  return (
    <Alert tone="warning" title={t("frozen.title")}>
      <span id={id}>{children}</span>{" "}
      <Link link={<RouterLink to={addressOf("agent", "agentTeamOverview")} />}>{t("frozen.why")}</Link>
    </Alert>
  );
}
