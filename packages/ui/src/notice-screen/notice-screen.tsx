import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Cloth } from "../cloth/cloth.tsx";
import { TableDrawing } from "../empty-state/table-drawing.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./notice-screen.css.ts";

export interface NoticeScreenProps extends HTMLAttributes<HTMLElement> {
  /** The brand's mark, without a link. */
  brand: ReactNode;
  /** Buttons, the first one primary. */
  actions: ReactNode;
  /** The text of the notice. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One message over the whole window, on a board on cloth. The base of the maintenance and region screens. */
export function NoticeScreen({ brand, actions, className, children, ...rest }: NoticeScreenProps) {
  return (
    <Cloth as="main" arcs data-component="notice-screen" className={cx(css.root, className)} {...rest}>
      <div data-part="brand" className={css.brand}>
        {brand}
      </div>
      <div data-part="panel" className={css.panel}>
        <TableDrawing className={css.drawing} />
        {children}
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      </div>
    </Cloth>
  );
}
