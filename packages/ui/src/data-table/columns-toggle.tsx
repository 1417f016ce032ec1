import { Button } from "../button/button.tsx";
import type { MessageText } from "../messages/message-types.ts";
import * as css from "./data-table.css.ts";

interface ColumnsToggleProps {
  columns: readonly { priority?: 1 | 2 | 3 }[];
  text: MessageText<"dataTable">;
  all: boolean;
  onToggle: () => void;
}

/** Shows and hides the columns that do not fit. Visible only while some do not fit. */
export function ColumnsToggle({ columns, text, all, onToggle }: ColumnsToggleProps) {
  const has = (priority: number) => columns.some((column) => column.priority === priority);
  if (!has(2) && !has(3)) return null;
  return (
    <div data-part="columns" className={has(3) ? css.columnsToggle : css.columnsToggleForTwo}>
      <Button variant="ghost" size="xs" onClick={onToggle}>
        {text(all ? "fewer" : "more")}
      </Button>
    </div>
  );
}
