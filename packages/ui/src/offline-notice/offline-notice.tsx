import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import { wifiSlash } from "../icon/art.gen.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./offline-notice.css.ts";

export interface OfflineNoticeProps extends HTMLAttributes<HTMLOutputElement> {
  /** Mount it always and switch this: a live region must be there before its words. */
  open: boolean;
  /** "No network. Bets and withdrawals wait until you are back." */
  children: ReactNode;
  /** The time of the last figures on the page: "Balance as of 14:32". */
  asOf?: ReactNode;
  ref?: Ref<HTMLOutputElement>;
}

/** The strip under the header while there is no network. It says which action waits. */
export function OfflineNotice({ open, asOf, className, children, ...rest }: OfflineNoticeProps) {
  return (
    <output data-component="offline-notice" className={cx(css.root, className)} {...rest}>
      {open ? (
        <>
          <Icon art={wifiSlash} className={css.icon} />
          <span data-part="text" className={css.text}>
            {children}
          </span>
          {asOf ? (
            <span data-part="text" className={css.text}>
              {asOf}
            </span>
          ) : null}
        </>
      ) : null}
    </output>
  );
}
