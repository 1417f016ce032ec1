import { useTranslation } from "react-i18next";
import type { OverlayProps } from "../../navigation/types.ts";
import { agentPages } from "../agent-pages.ts";
import { Centre } from "./centre.tsx";

/** An agent's pages over the site. */
export default function AgentCentre({ path, close }: OverlayProps) {
  const { t } = useTranslation();
  return (
    <Centre overlay="agent" title={t("title.agent")} pages={agentPages} usual="agentTeamOverview" path={path} close={close} />
  );
}
