import { useTranslation } from "react-i18next";
import type { Play, Selection } from "@baize/domain/lottery/play";
import { usePlayNames } from "./use-play-names.ts";

/** The numbers of a set that have room in one line. */
export const inOneLine = 12;

/** A pick as text: so many numbers of each set, and how many more there are. */
export function usePickText(shown = inOneLine): (play: Play, selection: Selection) => string {
  const { t } = useTranslation("lottery");
  const { option } = usePlayNames();
  const set = (numbers: readonly string[]) => {
    const more = numbers.length - shown;
    const text = numbers.slice(0, shown).join(" ");
    return more > 0 ? t("slip.more", { numbers: text, count: more }) : text || "–";
  };
  return (play, selection) =>
    play.entry.kind === "options" ? set((selection[0] ?? []).map(option)) : selection.map(set).join(" | ");
}
