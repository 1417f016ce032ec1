import { Badge } from "../badge/badge.tsx";
import { Heading } from "../heading/heading.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { Pagination } from "../pagination/pagination.tsx";
import type { Announcement, AnnouncementDates } from "./announcement.ts";
import * as css from "./announcement-centre.css.ts";
import { AnnouncementList } from "./announcement-list.tsx";
import { ListState } from "./list-state.tsx";
import type { AnnouncementPages } from "./use-announcements.ts";

export interface ListPaneSetting {
  /** How many are unread in all, where the server pages. */
  unreadCount?: number;
  /** Called by the button that loads again after an error. */
  onRetry?: () => void;
  /** Makes items links, and the link back to the list (`null`). */
  href?: (id: string | null) => string;
  /** The address of each page of the list; makes the page numbers links. */
  pageHref?: (page: number) => string;
  /** How the application writes the date of an announcement. */
  dates: AnnouncementDates;
  /** Inside a modal, whose own title it shares. */
  labelHidden?: boolean;
}

interface ListPaneProps extends ListPaneSetting {
  status: "ready" | "loading" | "error";
  text: MessageText<"announcementCentre">;
  ready: boolean;
  pages: AnnouncementPages;
  open: Announcement | undefined;
  level: 1 | 2 | 3;
  onChoose: (id: string, reason: "item", event: Event) => void;
}

/** The title, the page's announcements and the pager, or their placeholder. */
export function ListPane(props: ListPaneProps) {
  const { status, ready, pages, open, text, dates, onRetry, href, pageHref, level, labelHidden, unreadCount, onChoose } = props;
  const { items, shown, count, page, pageCount, pageSize, from, turn } = pages;
  const unread = unreadCount ?? items.filter((item) => item.unread).length;
  return (
    <div data-part="list-pane" className={css.listPane}>
      {!labelHidden && (
        <header data-part="head" className={css.head}>
          <Heading level={level} size="lg">
            {text("title")}
          </Heading>
          {unread > 0 && <Badge tone="accent">{text("unreadCount", { count: unread })}</Badge>}
        </header>
      )}
      {ready ? (
        <>
          <AnnouncementList items={shown} open={open} text={text} dates={dates} href={href} onChoose={onChoose} />
          <footer data-part="foot" className={css.foot}>
            <span data-part="range" className={css.range}>
              {text("range", { from, to: from + shown.length - 1, total: count })}
            </span>
            <Pagination value={page} pageCount={pageCount} hideOnSinglePage onValueChange={turn} href={pageHref} />
          </footer>
        </>
      ) : (
        <ListState status={status} text={text} onRetry={onRetry} pageSize={pageSize} />
      )}
    </div>
  );
}
