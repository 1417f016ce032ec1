import type { MouseEvent } from "react";
import { caretDoubleLeft, caretDoubleRight, caretLeft, caretRight } from "../icon/art.gen.ts";
import type { MessageText } from "../messages/message-types.ts";
import { useNumberText } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { PageControl } from "./page-control.tsx";
import { pageSlots, type Slot } from "./page-slots.ts";
import * as css from "./pagination.css.ts";

/** `page`: the number of a page. `jump`: the "…" between the numbers. The others are the buttons at the ends. */
export type PageReason = "page" | "jump" | "first" | "previous" | "next" | "last";

export interface PageRowSetting {
  /** How many pages there are. */
  pageCount: number;
  /** Pages around the current one, itself counted. */
  pageRange?: number;
  /** Pages kept at either end. */
  marginPages?: number;
  /** Buttons to the first and the last page. */
  edges?: boolean;
  /** `auto`: "3 / 40" where the numbers do not fit. */
  compact?: boolean | "auto";
  /** Makes every page a link. With `onValueChange` an ordinary press calls it instead of leaving the page. */
  href?: (page: number) => string;
}

interface PageRowProps extends PageRowSetting {
  text: MessageText<"pagination">;
  size: "sm" | "md";
  page: number;
  takesOver: boolean;
  go: (page: number, reason: PageReason, event: MouseEvent) => void;
}

const keyOf = (slot: Slot) => (slot.kind === "gap" ? `gap-${slot.side}` : slot.page);

/** Steps and pages; "3 / 40" replaces the numbers where they do not fit. */
export function PageRow({
  page,
  pageCount,
  pageRange = 3,
  marginPages = 1,
  edges,
  compact = "auto",
  href,
  size,
  text,
  takesOver,
  go,
}: PageRowProps) {
  const figure = useNumberText();
  const slots = pageSlots({ page, pageCount, pageRange, marginPages });
  const cells = slots.length + (edges ? 4 : 2);
  const fit = Math.min(Math.max(cells, css.fewest), css.most) - css.fewest;
  const control = (to: number, reason: PageReason) => ({
    href: href?.(to),
    takesOver,
    onClick: (event: MouseEvent) => go(to, reason, event),
  });
  const atStart = page === 1;
  const atEnd = page === pageCount;
  return (
    <div data-part="row" className={cx(css.row, css.rowSize[size])}>
      {edges && <PageControl {...control(1, "first")} label={text("first")} art={caretDoubleLeft} off={atStart} />}
      <PageControl {...control(page - 1, "previous")} label={text("previous")} art={caretLeft} off={atStart} rel="prev" />
      {compact !== true && (
        <ol data-part="pages" className={cx(css.pages, compact === "auto" && css.whereFits[fit])}>
          {slots.map((slot) => (
            <li key={keyOf(slot)}>
              <PageControl
                {...control(slot.page, slot.kind === "gap" ? "jump" : "page")}
                label={text(slot.kind === "gap" ? "jump" : "page", { page: slot.page })}
                current={slot.kind === "page" && slot.page === page}
              >
                {slot.kind === "gap" ? "…" : figure(slot.page)}
              </PageControl>
            </li>
          ))}
        </ol>
      )}
      {compact !== false && (
        <span data-part="compact" className={cx(css.compact, compact === "auto" && css.whereNot[fit])}>
          <span aria-hidden="true" dir="ltr">
            <b data-part="figure" className={css.figure}>
              {figure(page)}
            </b>{" "}
            / {figure(pageCount)}
          </span>
          <span data-part="spoken" className={css.hidden}>
            {text("status", { page, total: pageCount })}
          </span>
        </span>
      )}
      <PageControl {...control(page + 1, "next")} label={text("next")} art={caretRight} off={atEnd} rel="next" />
      {edges && <PageControl {...control(pageCount, "last")} label={text("last")} art={caretDoubleRight} off={atEnd} />}
    </div>
  );
}
