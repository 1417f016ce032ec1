import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Text } from "@baize/ui/text";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useSizeText } from "../../shared/records/use-size-text.ts";

export type TeamPerson = OutputOf<"team.list">["items"][number];

const TONES = { active: "positive", suspended: "warning", closed: "neutral" } as const;

export function StatusBadge({ status }: Pick<TeamPerson, "status">) {
  const { t } = useTranslation("agents");
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}

/** The path of one account's page. */
export const personPath = (account: string) => `teamManagement/${encodeURIComponent(account)}` as const;

/** Columns of a list of the team; that of notes is left out where there is none. */
export function useTeamColumns(rows: readonly TeamPerson[]): DataTableColumn<TeamPerson>[] {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const sizeText = useSizeText();
  const { addressOf } = useOverlay();
  const noteColumn: DataTableColumn<TeamPerson> = {
    id: "note",
    header: t("note"),
    priority: 3,
    cell: (row) => (
      <Text size="sm" lineClamp={2}>
        <bdi>{row.note}</bdi>
      </Text>
    ),
  };
  return [
    {
      id: "account",
      header: t("column.account"),
      rowHeader: true,
      priority: 1,
      cell: ({ account }) => (
        <Link link={<RouterLink to={addressOf("agent", personPath(account))} />}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    { id: "kind", header: t("column.kind"), priority: 2, cell: ({ type }) => t(`kind.${type}`) },
    { id: "level", header: t("column.level"), align: "end", priority: 3, cell: ({ level }) => format.number(level) },
    { id: "direct", header: t("column.direct"), align: "end", priority: 2, cell: ({ direct }) => sizeText(direct) },
    { id: "status", header: t("column.status"), priority: 1, cell: ({ status }) => <StatusBadge status={status} /> },
    { id: "joined", header: t("column.joined"), priority: 3, cell: ({ joinedAt }) => format.date(joinedAt) },
    {
      id: "login",
      header: t("column.login"),
      priority: 3,
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t("never") : format.dateTime(lastLoginAt)),
    },
    ...(rows.some(({ note }) => note !== "") ? [noteColumn] : []),
  ];
}
