import { type HTMLAttributes, type MouseEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { checkHeld } from "../overlay/misuse.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { type PageReason, PageRow, type PageRowSetting } from "./page-row.tsx";
import { PageSize } from "./page-size.tsx";
import * as css from "./pagination.css.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
export type { PageReason } from "./page-row.tsx";

/** The button that was pressed; `page-size`: another number of entries a page was chosen. */
export type PaginationReason = PageReason | "page-size";

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, "defaultValue" | "onChange">, PageRowSetting {
  /** The current page, from 1. */
  value?: number;
  /** The page at first, from 1, when the component holds it itself. */
  defaultValue?: number;
  /** Called with the new page, from 1. */
  onValueChange?: (page: number, details: ChangeDetails<PaginationReason>) => void;
  /** Draws nothing while there is one page. */
  hideOnSinglePage?: boolean;
  /** How many entries a page has, as the select of sizes shows it. */
  pageSize?: number;
  /** With it, a select of sizes. A new size goes back to page 1. */
  pageSizeOptions?: readonly number[];
  /** Called with the chosen number of entries a page. */
  onPageSizeChange?: (size: number, details: ChangeDetails<"page-size">) => void;
  /** The size of the buttons and their text. */
  size?: "sm" | "md";
  /** Texts in place of those of the provider; `label` names the navigation: "Pages of announcements". */
  messages?: PartMessages<"pagination">;
  ref?: Ref<HTMLElement>;
}

/** Pages of a list. The double line marks the current one, and each change is announced. Rest props and `ref` land on the `<nav>`. */
export function Pagination(props: PaginationProps) {
  const {
    value,
    defaultValue = 1,
    onValueChange,
    pageCount: asked,
    hideOnSinglePage,
    pageSize,
    pageSizeOptions,
    ...others
  } = props;
  const {
    size = "md",
    pageRange,
    marginPages,
    edges,
    compact,
    href,
    onPageSizeChange,
    messages,
    className,
    ref,
    ...rest
  } = others;
  const text = useMessages("pagination", messages);
  const [own, setOwn] = useState(defaultValue);
  if (process.env.NODE_ENV !== "production") {
    checkHeld(setOwn, { value, defaultValue: props.defaultValue, onValueChange: onValueChange ?? href });
    checkPage(value ?? own, asked);
  }
  // An invalid number of pages counts as none.
  const pageCount = Number.isFinite(asked) ? Math.trunc(asked) : 0;
  const page = Math.min(Math.max(1, Math.trunc(value ?? own) || 1), Math.max(1, pageCount));
  const nav = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => nav.current);
  const status = useStatus(text("status", { page, total: pageCount }));
  useKeptFocus(nav, page);
  if (pageCount < 1 || (hideOnSinglePage && pageCount === 1)) return null;

  const go = (next: number, reason: PaginationReason, event: MouseEvent): void => {
    const details = changeDetails(reason, event.nativeEvent);
    onValueChange?.(next, details);
    if (!details.cancelled) setOwn(next);
  };
  const changeSize = (chosen: number, event: Event | undefined): boolean => {
    const details = changeDetails("page-size" as const, event);
    onPageSizeChange?.(chosen, details);
    if (!details.cancelled) setOwn(1);
    return !details.cancelled;
  };
  return (
    <nav
      ref={nav}
      data-component="pagination"
      aria-label={text("label")}
      className={cx(css.root, css.rootSize[size], className)}
      {...rest}
    >
      <PageRow
        {...{ size, page, pageCount, pageRange, marginPages, edges, compact, href, text, go }}
        takesOver={onValueChange !== undefined}
      />
      {pageSizeOptions && <PageSize value={pageSize} options={pageSizeOptions} text={text} onChange={changeSize} />}
      <output data-part="spoken" className={css.hidden}>
        {status}
      </output>
    </nav>
  );
}

/** Empty until the page has changed once, because a page that has just loaded announces nothing. */
function useStatus(text: string): string {
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== first) setChanged(true);
  return changed ? text : "";
}

function checkPage(page: number, pageCount: number): void {
  if (pageCount < 0 || !Number.isInteger(pageCount))
    warn(`Pagination got pageCount ${pageCount}, so it cannot know where the end is. Give a whole number, 0 for an empty list.`);
  else if (pageCount > 0 && !(page >= 1 && page <= pageCount && Number.isInteger(page)))
    warn(
      `Pagination is at page ${page} of ${pageCount}, which is not there; it shows the nearest one, and the list beside it another. Keep the page between 1 and ${pageCount}, and go back when the list shrinks.`,
    );
}
