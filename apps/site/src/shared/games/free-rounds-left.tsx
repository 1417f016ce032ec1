import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import type { FreeRounds } from "./use-free-rounds.ts";

/** How many free rounds wait in a game, and the last day on which they can be played. */
export function FreeRoundsLeft({ rounds, until }: Pick<FreeRounds, "rounds" | "until">) {
  const { t } = useTranslation();
  const format = useFormat();
  // No round is used from the instant on.
  return <span>{t("games.freeRounds", { count: rounds, date: format.date(until - 1, "day") })} </span>;
}
