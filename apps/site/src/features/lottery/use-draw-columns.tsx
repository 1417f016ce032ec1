import { useTranslation } from "react-i18next";
import { Balls } from "@baize/ui/ball/balls";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import type { Draw } from "../../shared/games/draw-cards.tsx";

/** Number, time and balls of a draw. */
export function useDrawColumns(): DataTableColumn<Draw>[] {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  return [
    {
      id: "issue",
      header: t("past.draw"),
      rowHeader: true,
      cell: ({ issue }) => (
        <Text as="span" tabular>
          {issue}
        </Text>
      ),
    },
    { id: "at", header: t("past.time"), cell: ({ drawnAt }) => format.dateTime(drawnAt) },
    {
      id: "numbers",
      header: t("past.numbers"),
      cell: ({ numbers, bonusNumbers }) => <Balls numbers={[...numbers, ...bonusNumbers]} size="sm" />,
    },
  ];
}
