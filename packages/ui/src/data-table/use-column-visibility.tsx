import { Button } from "../button/button.tsx";
import { useValue } from "../field/use-value.ts";
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from "../menu/menu.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import type { DataTableColumn } from "./columns.ts";
import type { DataTableFeature } from "./feature.ts";

/** `column`: one column in the menu; `all`: the entry that shows all columns. */
export type ColumnVisibilityReason = "column" | "all";
/** What `useColumnVisibility` takes. */
export interface ColumnVisibilityOptions<Row> {
  /** The columns of the table. */
  columns: readonly DataTableColumn<Row>[];
  /** The ids of the hidden columns. */
  hiddenColumns?: readonly string[];
  /** The ids of the columns that are hidden at first, when the hook holds them itself. */
  defaultHiddenColumns?: readonly string[];
  /** Called with the ids of all hidden columns after each change. */
  onHiddenColumnsChange?: (hidden: readonly string[], details: ChangeDetails<ColumnVisibilityReason>) => void;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"columnVisibility">;
}

const none: readonly string[] = [];
/** A row needs its name: that column is always shown. */
const isFixed = <Row,>({ fixed, rowHeader }: DataTableColumn<Row>) => Boolean(fixed || rowHeader);

/** A menu above a DataTable that shows and hides its columns: give the result to its `features`. */
export function useColumnVisibility<Row>(options: ColumnVisibilityOptions<Row>): DataTableFeature<Row> {
  const { columns, messages, hiddenColumns: value, defaultHiddenColumns: defaultValue, onHiddenColumnsChange } = options;
  const text = useMessages("columnVisibility", messages);
  const [hidden, change] = useValue<readonly string[], ColumnVisibilityReason>(
    { value, defaultValue, onValueChange: onHiddenColumnsChange },
    none,
  );
  const isHidden = (column: DataTableColumn<Row>) => !isFixed(column) && hidden.includes(column.id);
  const toggle = (id: string, shown: boolean) => change(shown ? hidden.filter((one) => one !== id) : [...hidden, id], "column");
  return {
    id: "columns",
    columns: (all) => all.filter((column) => !isHidden(column)),
    above: () => (
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="xs">
            {text("columns")}
          </Button>
        }
      >
        {columns.map((column) => (
          <MenuCheckItem
            key={column.id}
            checked={!isHidden(column)}
            disabled={isFixed(column)}
            onCheckedChange={(shown) => toggle(column.id, shown)}
          >
            {column.header}
          </MenuCheckItem>
        ))}
        <MenuSeparator />
        <MenuItem disabled={!columns.some(isHidden)} onSelect={(event) => change(none, "all", event)}>
          {text("showAll")}
        </MenuItem>
      </Menu>
    ),
  };
}
