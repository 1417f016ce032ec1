import { useTranslation } from "react-i18next";
import { CONTRACT_TYPES, type ContractType } from "@baize/domain/agents/contract/type";
import { STATEMENT_STATES } from "@baize/domain/agents/settlement/statement-state";
import { Group } from "@baize/ui/group";
import { NativeSelect } from "@baize/ui/native-select";
import { Stack } from "@baize/ui/stack";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { RecordFilterBar } from "../../shared/records/record-filter-bar.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { useRecordDays } from "../../shared/records/use-record-days.ts";
import { AsOfDays } from "../../shared/records/as-of-days.tsx";
import type { StatementPage } from "./types.ts";
import { useIncomeTexts } from "./use-income-texts.ts";
import { useStatementColumns } from "./use-statement-columns.tsx";
import { useWay, WayChoice } from "./way-choice.tsx";

interface StatementListProps {
  readonly page: StatementPage;
  /** The only type on the page; all where it is undefined. */
  readonly type: ContractType | undefined;
}

/** The statements of one side: filtered by the address, newest window first. */
export function StatementList({ page, type }: StatementListProps) {
  const { t } = useTranslation(["agent-income", "agents", "centre"]);
  const filters = useStatementFilters(type);
  const { input } = filters;
  const list = usePages("income.list", input);
  const title = t(`centre:page.${page}`);
  const chosen = [
    filters.ofType === undefined ? "" : t(`agents:contract.type.${filters.ofType}`),
    input.state === undefined ? "" : t(`state.${input.state}`),
  ];
  const totals = list.first?.totals;
  const sums = totals && [
    { label: t("sum.statements"), of: totals.count },
    { label: t(`sum.${input.way}`), of: totals.amount },
  ];
  return (
    <Stack gap={4}>
      <RecordHead title={title} fileRows={useFileRows(input)} none={list.rows.length === 0} />
      <Group justify="between">
        <WayChoice />
        <AsOfDays at={list.first?.asOf} />
      </Group>
      <Filters filters={filters} type={type} />
      <SumFigures sums={list.rows.length > 0 ? (sums ?? undefined) : undefined} />
      <RecordTable
        density="compact"
        title={title}
        empty={{ title: t("empty.statements.title"), body: t("empty.statements.body") }}
        filters={{ ...filters, chosen }}
        columns={useStatementColumns(page, { now: list.first?.asOf ?? 0, way: input.way, withType: type === undefined })}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}

type Filters = ReturnType<typeof useStatementFilters>;

/** The filters from the address; an invalid one counts as unset. */
function useStatementFilters(fixed: ContractType | undefined) {
  const [params, change] = useCentreQuery();
  const [way] = useWay();
  const days = useRecordDays();
  const type = fixed ?? CONTRACT_TYPES.find((one) => one === params.get("type"));
  const state = STATEMENT_STATES.find((one) => one === params.get("state"));
  return {
    days,
    /** The chosen type; undefined on a page of one type. */
    ofType: fixed === undefined ? type : undefined,
    input: { way, type, state, ...days.input },
    count: Number(days.isSet) + Number(state !== undefined) + Number(fixed === undefined && type !== undefined),
    change,
    clear: () => change({ range: "", from: "", to: "", state: "", type: "" }),
  };
}

function Filters({ filters, type }: { readonly filters: Filters; readonly type: ContractType | undefined }) {
  const { t } = useTranslation(["agent-income", "agents", "centre"]);
  const { input, change } = filters;
  const all = { value: "", label: t("centre:filter.all") };
  return (
    <RecordFilterBar filters={filters}>
      {type === undefined ? (
        <NativeSelect
          label={t("agents:contract.column.type")}
          options={[all, ...CONTRACT_TYPES.map((value) => ({ value, label: t(`agents:contract.type.${value}`) }))]}
          value={input.type ?? ""}
          onValueChange={(next) => change({ type: next })}
        />
      ) : null}
      <NativeSelect
        label={t("agents:column.status")}
        options={[all, ...STATEMENT_STATES.map((value) => ({ value, label: t(`state.${value}`) }))]}
        value={input.state ?? ""}
        onValueChange={(state) => change({ state })}
      />
    </RecordFilterBar>
  );
}

/** Every filtered statement as rows of a file. */
function useFileRows(input: Filters["input"]): () => FileRows {
  const { t } = useTranslation(["agent-income", "agents"]);
  const { otherSide } = useIncomeTexts();
  return wholeList("income.list", input, [
    [t("column.from"), ({ startsAt }) => fileTime(startsAt)],
    [t("column.to"), ({ endsAt }) => fileTime(endsAt)],
    [t("agents:contract.column.type"), ({ type }) => t(`agents:contract.type.${type}`)],
    [t(`side.${input.way}`), otherSide],
    [t("column.amount"), ({ amount }) => amount.amount],
    [t("column.currency"), ({ amount }) => amount.currency],
    [t("agents:column.status"), ({ state }) => t(`state.${state}`)],
    [t("column.due"), ({ dueAt }) => fileTime(dueAt)],
    [t("column.paidAt"), ({ paidAt }) => fileTime(paidAt)],
    [t("column.dispute"), ({ dispute }) => dispute],
  ]);
}
