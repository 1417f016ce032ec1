import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createFormat } from "@baize/i18n/format/create-format";
import { formatLocale } from "@baize/i18n/format/locale";
import { FormatContext } from "@baize/i18n/use-format";
import type { OverlayProps } from "../../navigation/types.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { agentPages } from "../agent-pages.ts";
import { Centre } from "./centre.tsx";

/**
 * An agent's pages over the site. Days and times are those of the brand: a window of a contract begins at the brand's midnight, which
 * is another day elsewhere.
 */
export default function AgentCentre({ path, close }: OverlayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: brand } = useWhitelabel();
  const timeZone = brand?.timeZone;
  const format = useMemo(
    () => createFormat(formatLocale(language, timeZone === undefined ? undefined : { timeZone })),
    [language, timeZone],
  );
  return (
    <FormatContext value={format}>
      <Centre overlay="agent" title={t("title.agent")} pages={agentPages} usual="agentTeamOverview" path={path} close={close} />
    </FormatContext>
  );
}
