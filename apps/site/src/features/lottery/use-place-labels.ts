import { useTranslation } from "react-i18next";
import type { Play } from "@baize/domain/lottery/play";
import { usePlayNames } from "./use-play-names.ts";

/** The name of a set of numbers on the board of a play. */
export function usePlaceLabels() {
  const { t } = useTranslation("lottery");
  const { place } = usePlayNames();
  return ({ entry, rule }: Play, at: number): string => {
    if (entry.kind === "positions") return place(entry.names[at] ?? String(at + 1));
    if (entry.kind === "bankers") return t(at === 0 ? "set.bankers" : "set.others");
    if (entry.kind === "levels" && rule.kind === "group") return t("set.times", { count: rule.levels[at]?.times ?? 1 });
    return t("set.digit", { number: at + 1 });
  };
}
