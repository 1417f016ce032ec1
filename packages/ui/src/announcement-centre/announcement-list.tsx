import { type RefObject, useEffect, useRef } from "react";
import type { MessageText } from "../messages/message-types.ts";
import { useTextDirection } from "../provider/use-text-direction.ts";
import { cx } from "../theme/cx.ts";
import { type Announcement, type AnnouncementDates, dayOf, instantOf } from "./announcement.ts";
import * as css from "./announcement-centre.css.ts";
import { PressOrLink } from "./press-or-link.tsx";

interface AnnouncementListProps {
  items: readonly Announcement[];
  open: Announcement | undefined;
  text: MessageText<"announcementCentre">;
  dates: AnnouncementDates;
  href: ((id: string | null) => string) | undefined;
  onChoose: (id: string, reason: "item", event: Event) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrow keys, Home and End move through the items; Tab does as well. */
function useArrowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const items = [...element.querySelectorAll<HTMLElement>("[data-item]")];
      const at = items.findIndex((item) => item === document.activeElement);
      const step = steps[event.key];
      if (!step || at < 0) return;
      event.preventDefault();
      items[step(at, items.length - 1)]?.focus();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

export function AnnouncementList({ items, open, text, dates, href, onChoose }: AnnouncementListProps) {
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list);
  const directionOf = useTextDirection();
  return (
    <ul ref={list} data-part="list" aria-label={text("list")} className={css.list}>
      {items.map((item) => {
        const { day, month } = dayOf(item.timestamp, dates);
        const isOpen = item.id === open?.id;
        return (
          <li key={item.id}>
            <PressOrLink
              data-item={item.id}
              href={href?.(item.id)}
              aria-current={isOpen || undefined}
              className={cx(css.item, isOpen && css.itemOpen)}
              onActivate={(event) => onChoose(item.id, "item", event)}
            >
              <time data-part="date" dateTime={instantOf(item.timestamp)} className={css.date}>
                <span data-part="day" className={css.day}>
                  {day}
                </span>{" "}
                {month}
              </time>
              <span data-part="item-title" lang={item.lang} dir={directionOf(item.title)} className={css.itemTitle}>
                {item.title}
              </span>
              {item.summary && (
                <span data-part="summary" lang={item.lang} dir={directionOf(item.summary)} className={css.summary}>
                  {item.summary}
                </span>
              )}
              {item.unread && (
                <span data-part="unread" className={css.unread}>
                  <span data-part="spoken" className={css.hidden}>
                    {text("unread")}
                  </span>
                </span>
              )}
            </PressOrLink>
          </li>
        );
      })}
    </ul>
  );
}
