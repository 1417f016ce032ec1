import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./description-list.css.ts";

/** One value of the list, with its name. */
export interface DescriptionListItem {
  id: string;
  /** Names the value: "Reference". */
  term: ReactNode;
  /** Wrap accounts, numbers and addresses in `<bdi>`; money in Money. */
  detail: ReactNode;
}
export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, "children"> {
  /** The names and their values, in order. */
  items: readonly DescriptionListItem[];
  /** `ends` sets name and value at both ends of a line, `lines` rules a line beneath each, `stacked` puts the name above. */
  layout?: keyof typeof css.layout;
  ref?: Ref<HTMLDListElement>;
}

/** Names and their values: a receipt, an account's data. Many records are a DataTable. */
export function DescriptionList({ items, layout = "ends", className, ...rest }: DescriptionListProps) {
  return (
    <dl data-component="description-list" className={cx(css.root, css.layout[layout], className)} {...rest}>
      {items.map((item) => (
        <div key={item.id} data-part="item" className={css.row[layout]}>
          <dt data-part="term" className={css.term}>
            {item.term}
          </dt>
          <dd data-part="detail" className={cx(css.detail, layout !== "stacked" && css.atEnd)}>
            {item.detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
