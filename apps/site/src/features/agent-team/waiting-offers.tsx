import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import type { PagedRead } from "../../shared/api/use-pages.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { RecordTable } from "../../shared/records/record-table.tsx";

type Contract = OutputOf<"contracts.list">["items"][number];

interface WaitingOffersProps {
  readonly list: PagedRead<Contract>;
}

/** Proposals of contracts that the agent can still sign or reject. */
export function WaitingOffers({ list }: WaitingOffersProps) {
  const { t } = useTranslation("agents");
  return <RecordTable density="compact" title={t("waiting")} columns={useColumns()} rowKey={({ id }) => id} list={list} />;
}

function useColumns(): DataTableColumn<Contract>[] {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { addressOf } = useOverlay();
  return [
    {
      id: "contract",
      header: t("contract.column.type"),
      rowHeader: true,
      priority: 1,
      cell: ({ id, type, version }) => (
        <Link link={<RouterLink to={addressOf("agent", `contracts/${id}`)} />}>
          {t("contract.named", { type: t(`contract.type.${type}`), version: format.number(version) })}
        </Link>
      ),
    },
    {
      id: "with",
      header: t("contract.column.with"),
      priority: 1,
      cell: ({ account }) => (account === null ? t("contract.brand") : <bdi>{account}</bdi>),
    },
    { id: "until", header: t("contract.expiresAt"), priority: 2, cell: ({ expiresAt }) => format.dateTime(expiresAt) },
  ];
}
