import { roles } from "../theme/roles.ts";
import type { DataTableFeature } from "./feature.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import * as css from "./row-actions.css.ts";
import type { RowAction } from "./row-action.ts";
import { RowActions } from "./row-actions.tsx";
import { useNarrowTable } from "./use-narrow-table.ts";

/** What `useRowActions` takes. */
export interface RowActionsOptions<Row> {
  /** What names a row among the others: "Deposit · UPI, 14:32". */
  rowLabel: (row: Row) => string;
  /** The actions of a row. A row without one has an empty cell. */
  actions: (row: Row) => readonly RowAction[];
  /** More actions than this go into a menu in a wide table too; the cards of a narrow one always have a menu. */
  maxButtons?: number;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"rowActions">;
}

/** Named actions at the end of each row of a DataTable: give the result to its `features`. */
export function useRowActions<Row>(options: RowActionsOptions<Row>): DataTableFeature<Row> {
  const { rowLabel, actions, maxButtons = 2, messages } = options;
  const text = useMessages("rowActions", messages);
  const [narrow, watched] = useNarrowTable();
  return {
    id: "actions",
    rowClass: () => css.row,
    end: {
      head: () => (
        <th data-part="head" {...roles.header} scope="col" ref={watched} className={css.head}>
          <span data-part="spoken" className={css.hidden}>
            {text("column")}
          </span>
        </th>
      ),
      cell: (row) => {
        const [all, name] = [actions(row), rowLabel(row)];
        return (
          <td {...roles.cell} data-part="actions" className={css.body}>
            <RowActions
              actions={all}
              asMenu={narrow || all.length > maxButtons}
              menuName={text("menu", { row: name })}
              nameOf={(action) => text("action", { action, row: name })}
            />
          </td>
        );
      },
      blank: () => <td data-part="cell" {...roles.cell} className={css.blank} />,
    },
  };
}
