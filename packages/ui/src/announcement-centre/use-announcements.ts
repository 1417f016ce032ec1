import { useState } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import type { PaginationReason } from "../pagination/pagination.tsx";
import type { Announcement } from "./announcement.ts";

/** `item`: an announcement was chosen in the list. `back`: the person went back to the list. */
export type AnnouncementChange = "item" | "back";

export interface AnnouncementState {
  /** All announcements, or with `total` those of the current page. Newest first. */
  items: readonly Announcement[];
  /** How many there are in all, where the server pages. */
  total?: number;
  /** Id of the open announcement, `null` for none: the site keeps it in the address. */
  value?: string | null;
  /** Id of the announcement that is open at first, when the component holds it itself. */
  defaultValue?: string | null;
  /** Called with the id of the announcement that opens, or `null` on the way back to the list. */
  onValueChange?: (id: string | null, details: ChangeDetails<AnnouncementChange>) => void;
  /** The current page of the list, from 1, when the caller holds it. */
  page?: number;
  /** The page at first, from 1, when the component holds it itself. */
  defaultPage?: number;
  /** Called with the new page, from 1. */
  onPageChange?: (page: number, details: ChangeDetails<PaginationReason>) => void;
  /** How many announcements a page shows. */
  pageSize?: number;
}

export interface AnnouncementPages {
  readonly items: readonly Announcement[];
  readonly shown: readonly Announcement[];
  readonly chosen: Announcement | undefined;
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  /** Number of the first one shown, from 1. */
  readonly from: number;
  readonly choose: (id: string | null, reason: AnnouncementChange, event: Event) => void;
  readonly turn: (page: number, details: ChangeDetails<PaginationReason>) => void;
}

/** The shown page and the open announcement, controlled by the caller or by the component. */
export function useAnnouncements(given: AnnouncementState): AnnouncementPages {
  const { items, total, value, defaultValue = null, onValueChange, page, defaultPage = 1, onPageChange, pageSize = 7 } = given;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [ownPage, setOwnPage] = useState(defaultPage);
  const count = total ?? items.length;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const current = Math.min(Math.max(1, page ?? ownPage), pageCount);
  const first = (current - 1) * pageSize;
  const start = total === undefined ? first : 0;
  const id = value === undefined ? ownValue : value;
  return {
    items,
    shown: items.slice(start, start + pageSize),
    chosen: items.find((item) => item.id === id),
    count,
    page: current,
    pageCount,
    pageSize,
    from: first + 1,
    choose: (next, reason, event) => {
      const details = changeDetails(reason, event);
      onValueChange?.(next, details);
      if (!details.cancelled) setOwnValue(next);
    },
    turn: (next, details) => {
      onPageChange?.(next, details);
      if (!details.cancelled) setOwnPage(next);
    },
  };
}
