import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { SkipLink } from "../skip-link/skip-link.tsx";
import * as css from "./page-shell.css.ts";

export interface PageShellProps extends HTMLAttributes<HTMLDivElement> {
  /** Texts in place of those of the provider: `skip`, of the link to the content. */
  messages?: PartMessages<"pageShell">;
  /** TopBar and NavBar. Leave any slot out that the page does not have. */
  header?: ReactNode;
  /** Between header and main, for the offline notice. */
  notice?: ReactNode;
  /** SideMenu: a column from 1080 px up. */
  side?: ReactNode;
  /** RightBar. */
  rail?: ReactNode;
  /** Under the page. */
  footer?: ReactNode;
  /** BottomNav. */
  bottomNav?: ReactNode;
  /** `id` of the main part, where the skip link leads. */
  mainId?: string;
  /** The main part itself, to move focus to after a change of page. */
  mainRef?: Ref<HTMLElement>;
  /** The page. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The frame of every page: sticky header, side menu, main, right bar, footer, bottom bar. Rest props land on the frame. */
export function PageShell(props: PageShellProps) {
  const {
    messages,
    header,
    notice,
    side,
    rail,
    footer,
    bottomNav,
    mainId = "main",
    mainRef,
    className,
    children,
    ...rest
  } = props;
  const text = useMessages("pageShell", messages);
  return (
    <div data-component="page-shell" className={cx(css.root, className)} {...rest}>
      <div data-part="header-area" className={css.header}>
        <SkipLink href={`#${mainId}`}>{text("skip")}</SkipLink>
        {header ? <header data-part="header">{header}</header> : null}
        {notice}
      </div>
      <div
        data-part="body"
        className={cx(css.body, Boolean(side) && css.withSide, Boolean(bottomNav) && !footer && css.aboveBar)}
      >
        {side ? (
          <div data-part="side" className={css.side}>
            {side}
          </div>
        ) : null}
        <main ref={mainRef} id={mainId} tabIndex={-1} data-part="main" className={css.main}>
          {children}
        </main>
      </div>
      {footer ? (
        <div data-part="footer" className={cx(css.footer, Boolean(bottomNav) && css.aboveBar)}>
          {footer}
        </div>
      ) : null}
      {rail}
      {bottomNav}
    </div>
  );
}
