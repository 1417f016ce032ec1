import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { StateBadge } from "./contract-state.tsx";
import { type Contract, contractPath } from "../../shared/contracts/types.ts";
import { useRateText } from "./use-rate-text.ts";

/** The other side's name: the brand has none. */
export function useOtherSide(): (contract: Contract) => string {
  const { t } = useTranslation("agents");
  return ({ account }) => account ?? t("contract.brand");
}

/** Columns of a list of contracts. `now`: the moment for which the list is right. */
export function useContractColumns(now: number): DataTableColumn<Contract>[] {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const rates = useRateText();
  const otherSide = useOtherSide();
  const { addressOf } = useOverlay();
  const day = (instant: number | null) => (instant === null ? "–" : format.date(instant));
  return [
    {
      id: "type",
      header: t("contract.column.type"),
      rowHeader: true,
      priority: 1,
      cell: ({ id, type, version }) => (
        <Link link={<RouterLink to={addressOf("agent", contractPath(id))} />}>
          {t("contract.named", { type: t(`contract.type.${type}`), version: format.number(version) })}
        </Link>
      ),
    },
    { id: "with", header: t("contract.column.with"), priority: 1, cell: (contract) => <bdi>{otherSide(contract)}</bdi> },
    { id: "side", header: t("contract.column.side"), priority: 3, cell: ({ side }) => t(`contract.sideShort.${side}`) },
    {
      id: "rate",
      header: t("contract.column.rate"),
      align: "end",
      priority: 2,
      cell: (contract) => rates.ofTiers(contract),
    },
    { id: "state", header: t("column.status"), priority: 1, cell: (contract) => <StateBadge contract={contract} now={now} /> },
    { id: "starts", header: t("contract.column.starts"), priority: 3, cell: ({ startsAt }) => day(startsAt) },
    { id: "ends", header: t("contract.column.ends"), priority: 3, cell: ({ endsAt }) => day(endsAt) },
  ];
}
