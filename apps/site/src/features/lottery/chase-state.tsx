import { useTranslation } from "react-i18next";
import { isErrorCode } from "@baize/api/errors";
import { Badge } from "@baize/ui/badge";
import { useCodeText } from "../../shared/api/use-error-text.ts";
import type { Chase } from "./use-chase.ts";

const tones = { running: "info", finished: "neutral", stopped: "positive", cancelled: "neutral", failed: "negative" } as const;

/** Whether a chase runs, or how it ended. */
export function ChaseState({ chase: { state } }: { chase: Chase }) {
  const { t } = useTranslation("lottery");
  return <Badge tone={tones[state]}>{t(`chase.${state}`)}</Badge>;
}

/** Why a chase has ended; `undefined` while it runs. Of one that a draw refused: the error of that draw. */
export function useChaseReason(): (chase: Chase) => string | undefined {
  const { t } = useTranslation("lottery");
  const codeText = useCodeText();
  return ({ state, reason }) => {
    if (state === "running") return undefined;
    const why = t(`chases.why.${state}`);
    return isErrorCode(reason) ? `${why} ${codeText(reason)}` : why;
  };
}
