import { DataTable, type DataTableProps } from "@baize/ui/data-table";
import type { DataTableColumn, DataTableSort } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { MoreButton } from "./more-button.tsx";
import { ReadError } from "../api/read-error.tsx";
import type { PagedRead } from "../api/use-pages.ts";

/** Longer records keep only the rows in view in the page, and scroll in this height. */
const LONG = 200;
const HEIGHT = "36rem";

interface RecordTableProps<Row> {
  /** Its name for screen readers; most pages have their own heading. */
  readonly title: string;
  readonly titleShown?: boolean;
  /** Left out where there is always a row. */
  readonly empty?: { readonly title: string; readonly body?: string };
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
  const { title, titleShown = false, empty, columns, rowKey, list, density, messages, sort, onSortChange } = props;
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
        empty={
          empty && (
            <EmptyState title={empty.title} level="none">
              {empty.body}
            </EmptyState>
          )
        }
        error={list.isError ? <ReadError read={list} /> : undefined}
      />
      <MoreButton list={list} />
    </>
  );
}
