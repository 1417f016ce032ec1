import { useTranslation } from "react-i18next";
import type { Play, Selection } from "@baize/domain/lottery/play";
import { ScrollArea } from "@baize/ui/scroll-area";
import * as css from "./lottery-page.css.ts";
import { inOneLine, usePickText } from "./use-pick-text.ts";

interface PickDetailProps {
  play: Play;
  selection: Selection;
}

/** Every number of a bet: a ticket is a record. Thousands of them scroll in their own box. */
export function PickDetail({ play, selection }: PickDetailProps) {
  const { t } = useTranslation("lottery");
  const text = <bdi>{usePickText(Infinity)(play, selection)}</bdi>;
  if (selection.every((set) => set.length <= inOneLine)) return text;
  return (
    <ScrollArea aria-label={t("detail.pick")} className={css.pick}>
      {text}
    </ScrollArea>
  );
}
