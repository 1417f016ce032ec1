import { DataTable, type DataTableProps } from "@baize/ui/data-table";
import type { DataTableColumn, DataTableSort } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { MoreButton } from "./more-button.tsx";
import { NoResults } from "./no-results.tsx";
import { ReadError } from "../api/read-error.tsx";
import { type SetFilters, useFilterNames } from "./use-filter-names.ts";
import type { PagedRead } from "../api/use-pages.ts";

/** Longer records keep only the rows in view in the page, and scroll in this height. */
const LONG = 200;
const HEIGHT = "36rem";

const NO_FILTERS: SetFilters = { count: 0, clear: () => undefined };

interface RecordTableProps<Row> {
  /** Its name for screen readers; most pages have their own heading. */
  readonly title: string;
  readonly titleShown?: boolean;
  /** Left out where there is always a row. */
  readonly empty?: { readonly title: string; readonly body?: string };
  /** Of a filtered list: an empty one names those that are set. */
  readonly filters?: SetFilters;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly list: PagedRead<Row>;
  /** `compact` in a centre that a person works in. */
  readonly density?: DataTableProps<Row>["density"];
  /** Texts of this table: the name of its row of totals. */
  readonly messages?: DataTableProps<Row>["messages"];
  /** The order in which the server sorts the whole record, where its columns are `sortable`. */
  readonly sort?: DataTableSort;
  readonly onSortChange?: (sort: DataTableSort) => void;
}

/** A record page by page, newest first where it has no other order, with a button for older rows. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const {
    title,
    titleShown = false,
    empty,
    filters = NO_FILTERS,
    columns,
    rowKey,
    list,
    density,
    messages,
    sort,
    onSortChange,
  } = props;
  const isFiltered = useFilterNames(filters).length > 0;
  const unfiltered = empty && (
    <EmptyState title={empty.title} level="none">
      {empty.body}
    </EmptyState>
  );
  return (
    <>
      <DataTable
        caption={title}
        labelHidden={!titleShown}
        columns={columns}
        rows={list.rows}
        rowKey={rowKey}
        sort={sort}
        onSortChange={onSortChange}
        loading={list.isPending}
        virtualized
        maxBlockSize={list.rows.length > LONG ? HEIGHT : undefined}
        foldable
        density={density}
        messages={messages}
        empty={isFiltered ? <NoResults filters={filters} /> : unfiltered}
        error={list.isError ? <ReadError read={list} /> : undefined}
      />
      <MoreButton list={list} />
    </>
  );
}
