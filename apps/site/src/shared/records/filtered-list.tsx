import type { DataTableColumn } from "@baize/ui/data-table";
import { Stack } from "@baize/ui/stack";
import type { FileRows } from "./csv.ts";
import { ListFilters } from "./list-filters.tsx";
import { RecordHead } from "./record-head.tsx";
import { RecordTable } from "./record-table.tsx";
import { type Sum, SumFigures } from "./sum-figures.tsx";
import type { ListFilterState as Filters } from "./use-list-filters.ts";
import type { PagedRead } from "../api/use-pages.ts";

interface FilteredListProps<Row> {
  title: string;
  /** The file's name, where it is another than the title. */
  file?: string;
  fileRows: () => FileRows;
  filters: Filters;
  /** The options of the choice besides the days. */
  choice: { readonly label: string; readonly options: readonly { readonly value: string; readonly label: string }[] };
  sums: readonly Sum[] | undefined;
  /** Shown for an empty list without filters; a filtered one has its own text. */
  empty: { readonly title: string; readonly body: string };
  columns: readonly DataTableColumn<Row>[];
  list: PagedRead<Row>;
}

/** The list below a form of money: days, one choice, totals, rows, and the export. */
export function FilteredList<Row extends { readonly id: string }>(props: FilteredListProps<Row>) {
  const { title, file, fileRows, filters, choice, sums, empty, columns, list } = props;
  const chosen = choice.options.filter(({ value }) => value === filters.value).map(({ label }) => label);
  return (
    <Stack gap={4}>
      <RecordHead title={title} level={3} file={file} fileRows={fileRows} none={list.rows.length === 0} />
      <ListFilters filters={filters} label={choice.label} options={choice.options} />
      <SumFigures sums={list.rows.length > 0 ? sums : undefined} />
      <RecordTable
        title={title}
        empty={empty}
        filters={{ ...filters, chosen }}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}
