import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Stack } from "@baize/ui/stack";
import { usePages } from "../../shared/api/use-pages.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { RecordTable } from "../../shared/records/record-table.tsx";

type Contract = OutputOf<"contracts.list">["items"][number];

/** Proposals of contracts that the agent can still sign or reject; nothing where none waits, and nothing for a sub-account. */
export function WaitingForMe() {
  const { data: member } = useRead("member.info", {});
  return member && agentAbilities(member.type)?.signs ? <Proposals /> : null;
}

function Proposals() {
  const { t } = useTranslation("agents");
  const list = usePages("contracts.list", { awaits: "me" });
  const columns = useColumns();
  // The rest of the page does not need it.
  if (list.isPending || (list.rows.length === 0 && !list.isError)) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{t("waiting")}</Heading>
      <RecordTable title={t("waiting")} columns={columns} rowKey={({ id }) => id} list={list} />
    </Stack>
  );
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
