import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { useFormat } from "@baize/i18n/use-format";
import type { PlayBreak } from "./play-break.ts";

/** Says that play is closed, until when, and what stays open. */
export function BlockNotice({ block: { kind, until } }: { block: PlayBreak }) {
  const { t } = useTranslation("responsible-gambling");
  const format = useFormat();
  return (
    <Alert tone="warning" title={t(`block.${kind}`)}>
      {until === null ? t("block.forGood") : t("block.until", { time: format.dateTime(until) })}
    </Alert>
  );
}
