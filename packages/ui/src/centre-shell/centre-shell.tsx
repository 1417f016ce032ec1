import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { arrowLeft, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { SideMenu, type SideMenuGroup } from "../side-menu/side-menu.tsx";
import { SkipLink } from "../skip-link/skip-link.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./centre-shell.css.ts";

export interface CentreShellProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** "Member centre", "Agent". */
  title: ReactNode;
  /** `id` of the title, for the `aria-labelledby` of the dialog around. */
  titleId?: string;
  /** The brand's mark. */
  mark?: ReactNode;
  /** At the header's end: member label, account, avatar. */
  account?: ReactNode;
  /** Texts in place of those of the provider: the name of the close button, and the link past the menu. */
  messages?: PartMessages<"centreShell">;
  /** Called when the close button is pressed. */
  onClose: () => void;
  /** Names the menu; the centre's own name does. */
  menuLabel: string;
  /** The menu: groups of entries in order. */
  groups: readonly SideMenuGroup[];
  /** Below 1080 px: the list, or the page chosen from it. Wider windows show both. */
  view: "menu" | "page";
  /** Above the list, below 1080 px: an AccountCard. A wider window has the header's account instead. */
  menuHead?: ReactNode;
  /** From the page back to the list, below 1080 px. */
  back: EntryTarget & { label: string };
  /** The page itself, to move focus to when another one is chosen. */
  pageRef?: Ref<HTMLDivElement>;
  /** The page that is open. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The frame of the member and agent centres: menu and page side by side, or one after the other on a phone. It fills the
 * dialog that the application puts it in. Rest props land on the frame.
 */
export function CentreShell(props: CentreShellProps) {
  const { title, titleId, mark, account, messages, onClose, menuLabel, groups, view, menuHead, back, pageRef, ...others } = props;
  const { className, children, ...rest } = others;
  const text = useMessages("centreShell", messages);
  const pageId = useId();
  const { label: backLabel, ...backTarget } = back;
  return (
    <div data-component="centre-shell" data-view={view} className={cx(css.root, className)} {...rest}>
      <div data-part="header" data-ground="cloth" className={css.header}>
        <SkipLink href={`#${pageId}`} className={css.skipIn[view]}>
          {text("skip")}
        </SkipLink>
        {view === "page" ? (
          <Button asChild variant="ghost" className={cx(square.md, css.back)}>
            <Entry data-part="back" aria-label={backLabel} {...backTarget}>
              <Icon art={arrowLeft} flip />
            </Entry>
          </Button>
        ) : null}
        {mark ? (
          <div data-part="mark" className={cx(css.mark, css.markIn[view])}>
            {mark}
          </div>
        ) : null}
        <h1 data-part="title" id={titleId} className={css.title}>
          {title}
        </h1>
        {account ? (
          <div data-part="account" className={css.account}>
            {account}
          </div>
        ) : null}
        <Button variant="ghost" className={square.md} aria-label={text("close")} onClick={onClose} icon={<Icon art={x} />} />
      </div>
      <div data-part="menu" className={cx(css.menu, css.menuIn[view])}>
        {menuHead ? (
          <div data-part="menu-head" className={css.menuHead}>
            {menuHead}
          </div>
        ) : null}
        <SideMenu label={menuLabel} groups={groups} variant="drilldown" caretClassName={css.caretWhenNarrow} />
      </div>
      <div ref={pageRef} id={pageId} data-part="page" tabIndex={-1} className={cx(css.page, css.pageIn[view])}>
        {children}
      </div>
    </div>
  );
}
