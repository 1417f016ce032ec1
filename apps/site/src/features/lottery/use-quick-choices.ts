import { useTranslation } from "react-i18next";
import type { QuickChoice } from "@baize/ui/number-board";

const isOdd = (number: string) => Number(number) % 2 === 1;

/** All, big, small, odd and even of these numbers: the upper half is big. */
export function useQuickChoices(): (numbers: readonly string[]) => readonly QuickChoice[] {
  const { t } = useTranslation("lottery");
  return (numbers) => {
    const half = Math.ceil(numbers.length / 2);
    return [
      { id: "all", label: t("quick.all"), numbers },
      { id: "big", label: t("option.big"), numbers: numbers.slice(half) },
      { id: "small", label: t("option.small"), numbers: numbers.slice(0, half) },
      { id: "odd", label: t("option.odd"), numbers: numbers.filter(isOdd) },
      { id: "even", label: t("option.even"), numbers: numbers.filter((number) => !isOdd(number)) },
    ];
  };
}
