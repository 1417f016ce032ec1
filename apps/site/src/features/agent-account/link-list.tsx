import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { LinkState } from "@baize/domain/agents/link";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Stack } from "@baize/ui/stack";
import { useFormat } from "@baize/i18n/use-format";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { AsOf } from "../../shared/page/as-of.tsx";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useSizeText } from "../../shared/records/use-size-text.ts";
import { LinkActions } from "./link-actions.tsx";
import type { InvitationLink } from "./link-code.tsx";

const TONES = { open: "positive", used_up: "info", expired: "neutral", stopped: "neutral" } as const satisfies Record<
  LinkState,
  string
>;

/** The agent's invitation links, and how many registered by each. */
export function LinkList() {
  const { t } = useTranslation("agents");
  const list = usePages("team.links", {});
  const isFrozen = useFrozenMoney();
  const hasOffers = list.rows.some(({ state, offers }) => state === "open" && offers.length > 0);
  return (
    <Stack gap={4}>
      <RecordHead title={t("links")} level={3} fileRows={useFileRows()} none={list.rows.length === 0} />
      {isFrozen && hasOffers ? <FrozenNotice>{t("frozen.links")}</FrozenNotice> : null}
      <AsOf at={list.first?.asOf} />
      <RecordTable
        density="compact"
        title={t("links")}
        empty={{ title: t("noLinks.title"), body: t("noLinks.body") }}
        columns={useColumns()}
        rowKey={({ code }) => code}
        list={list}
      />
    </Stack>
  );
}

function useColumns(): DataTableColumn<InvitationLink>[] {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const sizeText = useSizeText();
  const { addressOf } = useOverlay();
  return [
    { id: "code", header: t("link.code"), rowHeader: true, priority: 1, cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    { id: "label", header: t("link.label"), priority: 3, cell: ({ label }) => <bdi>{label}</bdi> },
    { id: "kind", header: t("column.kind"), priority: 2, cell: ({ type }) => t(`kind.${type}`) },
    {
      id: "offers",
      header: t("firstOffers.column"),
      priority: 3,
      cell: ({ offers }) => format.list(offers.map(({ type }) => t(`contract.type.${type}`))) || t("firstOffers.none"),
    },
    {
      id: "domain",
      header: t("link.domain"),
      priority: 3,
      cell: ({ domain }) => (domain === null ? t("link.anyDomain") : <bdi dir="ltr">{domain}</bdi>),
    },
    {
      id: "brought",
      header: t("link.brought"),
      align: "end",
      priority: 2,
      cell: ({ code, brought }) =>
        brought.count === 0 ? (
          sizeText(brought)
        ) : (
          <Link link={<RouterLink to={addressOf("agent", "teamManagement", { link: code })} />}>{sizeText(brought)}</Link>
        ),
    },
    {
      id: "uses",
      header: t("link.used"),
      align: "end",
      priority: 3,
      cell: ({ uses, mostUses }) =>
        mostUses === null ? format.number(uses) : t("link.usesOf", { uses: format.number(uses), most: format.number(mostUses) }),
    },
    {
      id: "expires",
      header: t("link.expires"),
      priority: 3,
      cell: ({ expiresAt }) => (expiresAt === null ? t("link.unlimited") : format.dateTime(expiresAt)),
    },
    {
      id: "state",
      header: t("column.status"),
      priority: 1,
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`linkState.${state}`)}</Badge>,
    },
    { id: "act", header: t("link.act"), priority: 2, cell: (link) => <LinkActions link={link} /> },
  ];
}

/** Every link as rows of a file. */
function useFileRows(): () => FileRows {
  const { t } = useTranslation("agents");
  const sizeText = useSizeText();
  return wholeList("team.links", {}, [
    [t("link.code"), ({ code }) => code],
    [t("link.label"), ({ label }) => label],
    [t("column.kind"), ({ type }) => t(`kind.${type}`)],
    [t("firstOffers.column"), ({ offers }) => offers.map(({ type }) => t(`contract.type.${type}`)).join(", ")],
    [t("link.domain"), ({ domain }) => domain ?? ""],
    [t("link.brought"), ({ brought }) => sizeText(brought)],
    [t("link.used"), ({ uses }) => String(uses)],
    [t("link.expires"), ({ expiresAt }) => (expiresAt === null ? "" : fileTime(expiresAt))],
    [t("column.status"), ({ state }) => t(`linkState.${state}`)],
  ]);
}
