import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import type { Statement, StatementLine } from "./types.ts";

const HOUR = 3_600_000;

/** The texts that several tables and files share. */
export function useIncomeTexts() {
  const { t } = useTranslation(["agent-income", "agents"]);
  const format = useFormat();
  /** A window by its days, or by its minutes where it is shorter than a day. */
  const windowText = ({ startsAt, endsAt }: Pick<Statement, "startsAt" | "endsAt">): string => {
    if (endsAt - startsAt <= HOUR)
      return t("window.times", { day: format.date(startsAt), from: format.time(startsAt), to: format.time(endsAt) });
    const [first, last] = [format.date(startsAt), format.date(endsAt - 1)];
    return first === last ? first : t("window.days", { from: first, to: last });
  };
  /** The other side: the brand has no name. */
  const otherSide = ({ account }: Pick<Statement, "account">): string => account ?? t("agents:contract.brand");
  const rate = (ppm: number): string => {
    const digits = [0, 1, 2, 3].find((count) => ppm % 10 ** (4 - count) === 0) ?? 4;
    return format.percent(ppm / 1_000_000, digits);
  };
  const lineText = ({ rule }: Pick<StatementLine, "rule">): string => t(`rule.${rule}`);
  return { windowText, otherSide, rate, lineText };
}
