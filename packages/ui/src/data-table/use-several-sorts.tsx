import type { MouseEvent } from "react";
import { Button } from "../button/button.tsx";
import { useValue } from "../field/use-value.ts";
import { Menu, MenuItem } from "../menu/menu.tsx";
import type { MessageText, PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { type DataTableColumn, type DataTableSort, isSortable, nextSort } from "./columns.ts";
import type { DataTableFeature } from "./feature.ts";
import { SortMark } from "./sort-mark.tsx";
import { addSort } from "./sorts.ts";

/** `header`: a press on a header; `menu`: an entry of the menu. */
export type SortReason = "header" | "menu";
/** What `useSeveralSorts` takes. */
export interface SeveralSortsOptions<Row> {
  /** The columns of the table. */
  columns: readonly DataTableColumn<Row>[];
  /** The columns that the table is sorted by, the most important first. */
  sort?: readonly DataTableSort[];
  /** The columns that the table is sorted by at first, when the hook holds them itself. */
  defaultSort?: readonly DataTableSort[];
  /** Called with all sorts after each change, the most important first. */
  onSortChange?: (sort: readonly DataTableSort[], details: ChangeDetails<SortReason>) => void;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"severalSorts">;
}

const none: readonly DataTableSort[] = [];

/**
 * Sorts a DataTable by several columns: give the result to its `features`, in place of the table's `sort`. A press on a header
 * sorts by it alone; with Shift, Control or Command it is added. The menu adds without a key.
 */
export function useSeveralSorts<Row>(options: SeveralSortsOptions<Row>): DataTableFeature<Row> {
  const { columns, messages, sort: value, defaultSort: defaultValue, onSortChange } = options;
  const text = useMessages("severalSorts", messages);
  const [sorts, change] = useValue<readonly DataTableSort[], SortReason>(
    { value, defaultValue, onValueChange: onSortChange },
    none,
  );
  const onClick = (column: string, { shiftKey, ctrlKey, metaKey, nativeEvent }: MouseEvent) => {
    const alone = sorts.length === 1 ? sorts[0] : undefined;
    const next = shiftKey || ctrlKey || metaKey ? addSort(sorts, column) : [nextSort(alone, column)];
    change(next, "header", nativeEvent);
  };
  const mark = (column: string) => {
    const place = sorts.findIndex((one) => one.column === column);
    const sort = sorts[place];
    return sort && sorts.length > 1 ? <SortMark place={place + 1} text={text(sort.direction, { place: place + 1 })} /> : null;
  };
  return {
    id: "sorts",
    order: { sorts, onClick, mark },
    above: () => (
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="xs">
            {text("menu")}
          </Button>
        }
      >
        {columns.filter(isSortable).map(({ id, header }) => (
          <MenuItem
            key={id}
            hint={<MenuMark sorts={sorts} column={id} text={text} />}
            onSelect={(event) => {
              event.preventDefault();
              change(addSort(sorts, id), "menu", event);
            }}
          >
            {header}
          </MenuItem>
        ))}
      </Menu>
    ),
  };
}

/** An entry's place in the order with its direction; nothing for a column that the table is not sorted by. */
function MenuMark({
  sorts,
  column,
  text,
}: {
  sorts: readonly DataTableSort[];
  column: string;
  text: MessageText<"severalSorts">;
}) {
  const place = sorts.findIndex((one) => one.column === column) + 1;
  const sort = sorts[place - 1];
  return sort ? <SortMark place={place} direction={sort.direction} text={text(sort.direction, { place })} /> : null;
}
