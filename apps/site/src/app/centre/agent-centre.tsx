import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createFormat } from "@baize/i18n/format/create-format";
import { FormatContext } from "@baize/i18n/use-format";
import type { OverlayProps } from "../../navigation/types.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { writtenLocale } from "../../shared/language/digits.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { digits } from "../../shared/language/messages.ts";
import { agentPages } from "../agent-pages.ts";
import { Centre } from "./centre.tsx";

/**
 * An agent's pages over the site. Days and times are those of the brand: a window of a contract begins at the brand's midnight, which
 * is another day elsewhere.
 */
export default function AgentCentre({ path, close }: OverlayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figures = digits.use();
  const { data: brand } = useWhitelabel();
  const timeZone = brand?.timeZone;
  const format = useMemo(
    () => createFormat(writtenLocale(language, figures, timeZone === undefined ? undefined : { timeZone })),
    [language, figures, timeZone],
  );
  return (
    <FormatContext value={format}>
      <Centre overlay="agent" title={t("title.agent")} pages={agentPages} usual="agentTeamOverview" path={path} close={close} />
    </FormatContext>
  );
}
