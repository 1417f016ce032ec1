import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Text } from "@baize/ui/text";
import { closeTime } from "./close-time.ts";
import type { PlayTable } from "./use-lottery-game.ts";

interface DrawNoticeProps {
  table: PlayTable;
  /** The draw of the slip. */
  issue: string;
  onTake: (issue: string) => void;
}

/** Which draw the slip is for. When it has closed: which draw is open, and the choice to bet on that one. */
export function DrawNotice({ table: { open, now }, issue, onTake }: DrawNoticeProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  if (open && open.issue === issue) {
    return (
      <Text size="sm" tone="muted">
        {t("slip.draw", { number: issue, time: closeTime(open.closesAt, now, format) })}
      </Text>
    );
  }
  return (
    <Alert
      tone="warning"
      announce="polite"
      title={t("slip.closed", { number: issue })}
      actions={
        open ? (
          <Button size="sm" onClick={() => onTake(open.issue)}>
            {t("slip.take", { number: open.issue })}
          </Button>
        ) : undefined
      }
    >
      {open ? t("slip.openNow", { number: open.issue, time: closeTime(open.closesAt, now, format) }) : t("slip.noneOpen")}
    </Alert>
  );
}
