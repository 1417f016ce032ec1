import { Icon } from "@baize/ui/icon";
import { caretDown } from "@baize/ui/icon/art";
import * as css from "./page.css.ts";

/** The line that opens a part of the page. */
export function Disclosed({ children }: { readonly children: string }) {
  return (
    <summary className={css.summary}>
      {children}
      <Icon art={caretDown} size="sm" className={css.caret} />
    </summary>
  );
}
