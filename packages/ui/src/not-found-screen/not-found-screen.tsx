import type { HTMLAttributes, ReactNode, Ref } from "react";
import { TableDrawing } from "../empty-state/table-drawing.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./not-found-screen.css.ts";

export interface NotFoundScreenProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The number on the table. */
  code: string;
  /** Says that the page does not exist. */
  title: ReactNode;
  /** Why the page may be gone, and where to go instead. */
  text: ReactNode;
  /** Home first, then a search. */
  actions: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The page for an unknown address, for the page's main part, between header and footer. */
export function NotFoundScreen({ code, title, text, actions, className, ...rest }: NotFoundScreenProps) {
  return (
    <div data-component="not-found-screen" className={cx(css.root, className)} {...rest}>
      <div data-part="table" className={css.table} aria-hidden="true">
        <TableDrawing className={css.drawing} />
        <span data-part="code" dir="ltr" className={css.code}>
          {code}
        </span>
      </div>
      <h1 data-part="title" className={css.title}>
        {title}
      </h1>
      <p data-part="text" className={css.text}>
        {text}
      </p>
      <div data-part="actions" className={css.actions}>
        {actions}
      </div>
    </div>
  );
}
