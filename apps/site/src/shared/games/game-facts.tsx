import { useTranslation } from "react-i18next";
import { moneyText } from "@baize/ui/money";
import { useMoney } from "../money/use-money.ts";
import type { Game } from "./game-subject.ts";

/** What a player wants to know before the first bet: the smallest stake, and the lines of a slot. */
export function GameFacts({ minimumBet, lines }: Pick<Game, "minimumBet" | "lines">) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <>
      {minimumBet && <span>{t("games.minimumBet", { amount: moneyText(money(minimumBet, { whole: true })) })} </span>}
      {lines !== undefined && <span>{t("games.lines", { count: lines })}</span>}
    </>
  );
}
