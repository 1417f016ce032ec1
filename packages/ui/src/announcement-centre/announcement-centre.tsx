import { type HTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { SkeletonText } from "../skeleton/skeleton.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { type Announcement, type AnnouncementDates, timeOf } from "./announcement.ts";
import { AnnouncementDetail } from "./announcement-detail.tsx";
import { ListPane, type ListPaneSetting } from "./list-pane.tsx";
import * as css from "./announcement-centre.css.ts";
import { type AnnouncementChange, type AnnouncementState, useAnnouncements } from "./use-announcements.ts";
import { useFollowingFocus } from "./use-following-focus.ts";
import { useWide } from "./use-wide.ts";

export type { AnnouncementChange } from "./use-announcements.ts";
export type { Announcement, AnnouncementDates } from "./announcement.ts";

export type AnnouncementReason = AnnouncementChange;

export interface AnnouncementCentreProps
  extends Omit<HTMLAttributes<HTMLElement>, "defaultValue" | "title">, AnnouncementState, ListPaneSetting {
  /** Texts in place of those of the provider: `errorText`, why the list did not load. */
  messages?: PartMessages<"announcementCentre">;
  /** Whether the list can be shown: `loading` draws a placeholder, `error` a way to try again. Without it `ready`. */
  status?: "ready" | "loading" | "error";
  /** After the text: what to do about it. */
  renderActions?: (item: Announcement) => ReactNode;
  /** Level of its title in the page's outline. */
  level?: 1 | 2 | 3;
  ref?: Ref<HTMLElement>;
}

/** Which panes are shown: both in a wide container, else the open announcement, else the list or its placeholder. */
function panes(status: "ready" | "loading" | "error", count: number, wide: boolean, open: Announcement | undefined) {
  const ready = status === "ready" && count > 0;
  return {
    ready,
    list: wide || !open || !ready,
    detail: ready && (wide || open !== undefined),
    waiting: wide && status === "loading",
  };
}

/** The announcement after a person's choice; a page that has just loaded announces nothing. */
function spoken(items: readonly Announcement[], id: string | null, dates: AnnouncementDates): string {
  const item = items.find((other) => other.id === id);
  return item ? `${item.title}. ${timeOf(item.timestamp, dates)}` : "";
}

/** Announcements, 7 to a page: list and text side by side, or one after the other where there is no room. */
export function AnnouncementCentre(props: AnnouncementCentreProps) {
  const { items, total, value, defaultValue, onValueChange, page, defaultPage, onPageChange, pageSize, ...others } = props;
  const {
    status = "ready",
    onRetry,
    href,
    pageHref,
    renderActions,
    messages,
    dates,
    level = 1,
    labelHidden,
    unreadCount,
    ...more
  } = others;
  const { className, ref, ...rest } = more;
  const text = useMessages("announcementCentre", messages);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const wide = useWide(root, css.wideFrom);
  const [said, setSaid] = useState<string | null>(null);
  const pages = useAnnouncements({ items, total, value, defaultValue, onValueChange, page, defaultPage, onPageChange, pageSize });
  const { shown, chosen } = pages;
  const open = chosen ?? (wide ? shown[0] : undefined);
  const moveFocus = useFollowingFocus(root, open?.id, wide);
  const choose = (id: string | null, reason: AnnouncementReason, event: Event) => {
    moveFocus();
    setSaid(id);
    pages.choose(id, reason, event);
  };
  const { ready, list, detail, waiting } = panes(status, pages.count, wide, open);
  return (
    <section
      ref={root}
      data-component="announcement-centre"
      data-wide={wide || undefined}
      data-panes={(list && (detail || waiting)) || undefined}
      aria-label={text("title")}
      className={cx(css.root, labelHidden && css.bare, className)}
      {...rest}
    >
      {list && (
        <ListPane
          {...{ status, ready, pages, open, text, dates, onRetry, href, pageHref, level, labelHidden, unreadCount }}
          onChoose={choose}
        />
      )}
      {detail && (
        <AnnouncementDetail
          {...{ item: open, wide, text, dates, href, renderActions, level }}
          onBack={(event) => choose(null, "back", event)}
        />
      )}
      {waiting && (
        <div data-part="detail-pane" className={cx(css.detail, css.waiting)}>
          <SkeletonText lines={6} />
        </div>
      )}
      {/* Side by side, focus stays in the list and the new text is announced. */}
      <output data-part="spoken" className={css.hidden}>
        {wide && spoken(shown, said, dates)}
      </output>
    </section>
  );
}
