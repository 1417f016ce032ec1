import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

type Trends = OutputOf<"teamReports.trends">;
type Mover = Trends["movers"][number];

const NETS = ["now", "before", "change"] as const;

/** The branches whose profit and loss changed most; each opens to its own profit and loss. */
export function MoverTable({ movers, from, to }: Pick<Trends, "movers" | "from" | "to">) {
  const { t } = useTranslation("agents");
  const title = t("trends.movers");
  return (
    <Stack gap={3}>
      <Heading level={4}>{title}</Heading>
      <Text size="sm" tone="muted" measure>
        {t("trends.moversNote")}
      </Text>
      <DataTable
        density="compact"
        caption={title}
        labelHidden
        rows={movers}
        rowKey={({ account }) => account}
        columns={useMoverColumns(from, to)}
      />
    </Stack>
  );
}

function useMoverColumns(from: string, to: string): DataTableColumn<Mover>[] {
  const { t } = useTranslation("agents");
  const money = useMoney();
  const { addressOf } = useOverlay();
  return [
    {
      id: "account",
      header: t("trends.branch"),
      rowHeader: true,
      priority: 1,
      cell: ({ account }) => (
        <Link link={<RouterLink to={addressOf("agent", `userProfitLoss/${encodeURIComponent(account)}`, { from, to })} />}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    ...NETS.map((name) => ({
      id: name,
      header: t(`trends.${name}`),
      align: "end" as const,
      priority: name === "change" ? (1 as const) : (2 as const),
      cell: (row: Mover) => <Money parts={money(row[name], { sign: "always" })} variant="net" />,
    })),
  ];
}
