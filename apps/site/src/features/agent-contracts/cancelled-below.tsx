import { useTranslation } from "react-i18next";
import type { ErrorValue } from "@baize/api/error-values";
import { useFormat } from "@baize/i18n/use-format";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { useRateText } from "./use-rate-text.ts";

type Ending = ErrorValue<"contract.cancels_downline">["contracts"];

/** The people whose contracts end, from the top down, and what each is paid now. */
export function CancelledBelow({ contracts }: { readonly contracts: Ending }) {
  const { t } = useTranslation("agents");
  return (
    <DataTable
      density="compact"
      caption={t("contract.preview.list")}
      labelHidden
      rows={contracts}
      rowKey={({ account, version }) => `${account} ${version}`}
      columns={useColumns()}
    />
  );
}

function useColumns(): DataTableColumn<Ending[number]>[] {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const rateText = useRateText();
  return [
    { id: "account", header: t("column.account"), rowHeader: true, cell: ({ account }) => <bdi>{account}</bdi> },
    { id: "level", header: t("column.level"), align: "end", cell: ({ level }) => format.number(level) },
    { id: "rate", header: t("contract.column.rate"), align: "end", cell: ({ rates }) => rateText.short(rates) },
  ];
}
