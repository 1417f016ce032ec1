import { useTranslation } from "react-i18next";
import type { ErrorValue } from "@baize/api/error-values";
import { useFormat } from "@baize/i18n/use-format";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useTierText } from "./use-tier-text.ts";

type Preview = ErrorValue<"contract.cancels_downline">;
type Ending = Preview["contracts"][number];

/** The people whose contracts end, from the top down, and what each tier pays them now. */
export function CancelledBelow({ contracts, currency }: Pick<Preview, "contracts" | "currency">) {
  const { t } = useTranslation("agents");
  return (
    <DataTable
      density="compact"
      caption={t("contract.preview.list")}
      labelHidden
      rows={contracts}
      rowKey={({ account, version }) => `${account} ${version}`}
      columns={useColumns(currency)}
    />
  );
}

function useColumns(currency: string): DataTableColumn<Ending>[] {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const tierText = useTierText(currency);
  return [
    { id: "account", header: t("column.account"), rowHeader: true, cell: ({ account }) => <bdi>{account}</bdi> },
    { id: "level", header: t("column.level"), align: "end", cell: ({ level }) => format.number(level) },
    {
      id: "tiers",
      header: t("contract.tiers"),
      cell: ({ tiers }) => (
        <Stack gap={1}>
          {tiers.map(tierText).map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
        </Stack>
      ),
    },
  ];
}
