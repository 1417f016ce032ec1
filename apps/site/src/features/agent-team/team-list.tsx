import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TEAM_ACTIVITY, TEAM_KINDS, TEAM_REACH } from "@baize/domain/agents/team";
import { MEMBER_STATUSES } from "@baize/domain/identity/member/status";
import { useFormat } from "@baize/i18n/use-format";
import { NativeSelect } from "@baize/ui/native-select";
import { SearchField } from "@baize/ui/search-field";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { AsOf } from "../../shared/page/as-of.tsx";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { RecordFilterBar } from "../../shared/records/record-filter-bar.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useTeamColumns } from "./team-columns.tsx";
import { useLinkNames } from "./use-link-names.ts";
import { DEEPER_LEVELS, type TeamFilterState, useTeamFilters } from "./use-team-filters.ts";
import { useTeamFilterNames } from "./use-team-filter-names.ts";
import { useSizeText } from "../../shared/records/use-size-text.ts";

interface TeamListProps {
  /** Beside the size of the team: the choice of another view. */
  readonly view?: ReactNode;
  readonly title: string;
  readonly level: 2 | 3;
  /** The account whose downlines are listed; the agent's own without it. */
  readonly under?: string;
}

/** The accounts below one: direct or of every level, filtered by the address. */
export function TeamList({ title, level, under, view }: TeamListProps) {
  const { t } = useTranslation(["agents", "centre"]);
  const filters = useTeamFilters(under);
  const list = usePages("team.list", filters.input);
  const columns = useTeamColumns(list.rows);
  const sizeText = useSizeText();
  const size = list.first?.size;
  const chosen = useTeamFilterNames(filters);
  return (
    <Stack gap={4}>
      <RecordHead
        title={title}
        level={level}
        file={t("centre:page.teamManagement")}
        fileRows={useFileRows(filters)}
        none={list.rows.length === 0}
      />
      {view}
      <TeamFilters filters={filters} />
      {under === undefined ? <AsOf at={list.first?.asOf} /> : null}
      {size ? (
        <Text size="sm" tone="muted">
          {t("size.both", { direct: sizeText(size.direct), all: sizeText(size.all) })}
        </Text>
      ) : null}
      <RecordTable
        density="compact"
        title={title}
        empty={{ title: t("empty.title"), body: t("empty.body") }}
        filters={{ ...filters, chosen }}
        columns={columns}
        rowKey={({ account }) => account}
        list={list}
      />
    </Stack>
  );
}

function TeamFilters({ filters }: { readonly filters: TeamFilterState }) {
  const { t } = useTranslation(["agents", "centre"]);
  const format = useFormat();
  const all = { value: "", label: t("centre:filter.all") };
  const links = useLinkNames(filters.link);
  const levels = DEEPER_LEVELS.map((level) => ({
    value: String(level),
    label: t("reach.level", { level: format.number(level) }),
  }));
  const chooseLevels = (value: string) => {
    const isReach = TEAM_REACH.some((one) => one === value);
    filters.change(isReach ? { reach: value, level: "" } : { reach: "", level: value });
  };
  return (
    <RecordFilterBar filters={filters}>
      <SearchField
        label={t("filter.account")}
        value={filters.search}
        onValueChange={(search) => filters.change({ search })}
        maxLength={64}
      />
      <NativeSelect
        label={t("filter.reach")}
        options={[...TEAM_REACH.map((value) => ({ value, label: t(`reach.${value}`) })), ...levels]}
        value={filters.level === undefined ? filters.reach : String(filters.level)}
        onValueChange={chooseLevels}
      />
      <NativeSelect
        label={t("column.kind")}
        options={[all, ...TEAM_KINDS.map((value) => ({ value: String(value), label: t(`kind.${value}`) }))]}
        value={filters.type === undefined ? "" : String(filters.type)}
        onValueChange={(type) => filters.change({ type })}
      />
      <NativeSelect
        label={t("column.status")}
        options={[all, ...MEMBER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))]}
        value={filters.status ?? ""}
        onValueChange={(status) => filters.change({ status })}
      />
      <NativeSelect
        label={t("filter.activity")}
        options={[all, ...TEAM_ACTIVITY.map((value) => ({ value, label: t(`activity.${value}`) }))]}
        value={filters.activity ?? ""}
        onValueChange={(activity) => filters.change({ activity })}
      />
      {links.length > 0 ? (
        <NativeSelect
          label={t("filter.link")}
          options={[all, ...links.map(({ code, name }) => ({ value: code, label: name }))]}
          value={filters.link}
          onValueChange={(link) => filters.change({ link })}
        />
      ) : null}
    </RecordFilterBar>
  );
}

/** Every filtered account as rows of a file. */
function useFileRows({ input }: TeamFilterState): () => FileRows {
  const { t } = useTranslation("agents");
  const sizeText = useSizeText();
  return wholeList("team.list", input, [
    [t("column.account"), ({ account }) => account],
    [t("column.kind"), ({ type }) => t(`kind.${type}`)],
    [t("column.level"), ({ level }) => String(level)],
    [t("column.direct"), ({ direct }) => sizeText(direct)],
    [t("column.status"), ({ status }) => t(`status.${status}`)],
    [t("column.joined"), ({ joinedAt }) => fileTime(joinedAt)],
    [t("column.login"), ({ lastLoginAt }) => (lastLoginAt === null ? "" : fileTime(lastLoginAt))],
    [t("note"), ({ note }) => note],
  ]);
}
