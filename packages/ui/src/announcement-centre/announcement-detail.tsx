import { type ReactNode, useId } from "react";
import { Badge } from "../badge/badge.tsx";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { caretLeft } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { useTextDirection } from "../provider/use-text-direction.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { type Announcement, type AnnouncementDates, instantOf, timeOf } from "./announcement.ts";
import * as css from "./announcement-centre.css.ts";
import { PressOrLink } from "./press-or-link.tsx";

interface AnnouncementDetailProps {
  item: Announcement | undefined;
  wide: boolean;
  text: MessageText<"announcementCentre">;
  dates: AnnouncementDates;
  href: ((id: string | null) => string) | undefined;
  renderActions: ((item: Announcement) => ReactNode) | undefined;
  level: 1 | 2 | 3;
  onBack: (event: Event) => void;
}

// One below the centre's own title, and the text's headings one below this.
const below = { 1: 2, 2: 3, 3: 4 } as const satisfies Record<number, HeadingLevel>;

/** The text of one announcement: a region with its title as name. */
export function AnnouncementDetail({ item, wide, text, dates, href, renderActions, level, onBack }: AnnouncementDetailProps) {
  const titleId = useId();
  const directionOf = useTextDirection();
  if (!item)
    return (
      <p data-part="choose" className={css.choose}>
        {text("choose")}
      </p>
    );
  return (
    // Focusable: on a narrow screen focus moves here when the text replaces the list.
    <section data-part="detail" aria-labelledby={titleId} tabIndex={-1} className={css.detail}>
      {!wide && (
        <PressOrLink href={href?.(null)} className={css.back} onActivate={onBack}>
          <Icon art={caretLeft} flip />
          {text("back")}
        </PressOrLink>
      )}
      <div data-part="meta" className={css.meta}>
        {item.tag && <Badge tone={item.tag.tone ?? "neutral"}>{item.tag.label}</Badge>}
        <time dateTime={instantOf(item.timestamp)}>{timeOf(item.timestamp, dates)}</time>
      </div>
      <Heading
        id={titleId}
        level={below[level]}
        size="xl"
        lang={item.lang}
        dir={directionOf(item.title)}
        className={css.detailTitle}
      >
        {item.title}
      </Heading>
      <RichText key={item.id} html={item.content} lang={item.lang} under={below[level]} />
      {renderActions && (
        <div data-part="actions" className={css.actions}>
          {renderActions(item)}
        </div>
      )}
    </section>
  );
}
