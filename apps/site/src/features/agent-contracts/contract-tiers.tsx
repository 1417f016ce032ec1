import { useTranslation } from "react-i18next";
import { CONTRACT_RULES, isCount } from "@baize/domain/agents/contract/type";
import { useFormat } from "@baize/i18n/use-format";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useMoney } from "../../shared/money/use-money.ts";
import type { Contract, ContractTier } from "../../shared/contracts/types.ts";
import { useRateText } from "./use-rate-text.ts";

interface Row extends ContractTier {
  readonly place: number;
}

interface ContractTiersProps {
  readonly contract: Contract;
  readonly title: string;
}

/** The tiers: what each asks for, and what it pays. */
export function ContractTiers({ contract, title }: ContractTiersProps) {
  const { t } = useTranslation("agents");
  const rows = contract.tiers.map((tier, index) => ({ ...tier, place: index + 1 }));
  return (
    <Stack gap={2}>
      <DataTable
        density="compact"
        caption={title}
        columns={useColumns(contract)}
        rows={rows}
        rowKey={({ place }) => String(place)}
        foldable
      />
      <Text size="sm" tone="muted">
        {t("contract.tiersLead")}
      </Text>
    </Stack>
  );
}

function useColumns({ type, currency }: Contract): DataTableColumn<Row>[] {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const money = useMoney();
  const rates = useRateText();
  const { thresholds, rates: names } = CONTRACT_RULES[type];
  return [
    {
      id: "tier",
      header: t("contract.tier"),
      rowHeader: true,
      priority: 1,
      cell: ({ place }) => format.number(place),
    },
    ...thresholds.map((name): DataTableColumn<Row> => ({
      id: name,
      header: t(`contract.threshold.${name}`),
      align: "end",
      priority: 1,
      cell: (tier) => {
        const value = tier[name];
        if (value === undefined || Number(value) === 0) return t("contract.noThreshold");
        return isCount(name) ? (
          format.number(value)
        ) : (
          <Money parts={money({ amount: String(value), currency }, { whole: true })} />
        );
      },
    })),
    ...names.map((name): DataTableColumn<Row> => ({
      id: name,
      header: t(`contract.rate.${name}`),
      align: "end",
      priority: 1,
      cell: (tier) => rates.percent(tier[name] ?? 0),
    })),
  ];
}
