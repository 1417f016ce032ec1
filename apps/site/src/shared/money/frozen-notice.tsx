import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { Alert } from "@baize/ui/alert";
import { Link } from "@baize/ui/link";
import { useRead } from "../api/use-read.ts";
import { useOverlay } from "../overlays/use-overlay.ts";
import { SupportLink } from "./support-link.tsx";

interface FrozenNoticeProps {
  /** Names the text for the button that it explains. */
  readonly id?: string;
  /** What frozen money prevents here, and what is still possible. */
  readonly children: ReactNode;
}

/** Says before anything is typed that money is frozen. Leads an agent to the reason, and anybody else to support. */
export function FrozenNotice({ id, children }: FrozenNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert tone="warning" title={t("frozen.title")}>
      <span id={id}>{children}</span> <Onward />
    </Alert>
  );
}

/** The overview of an agent says what is owed, and how it is repaid. */
function Onward() {
  const { t } = useTranslation();
  const { addressOf } = useOverlay();
  const { data: member } = useRead("member.info", {});
  if (member === undefined) return null;
  return agentAbilities(member.type)?.movesMoney === true ? (
    <Link link={<RouterLink to={addressOf("agent", "agentTeamOverview")} />}>{t("frozen.why")}</Link>
  ) : (
    <SupportLink />
  );
}
