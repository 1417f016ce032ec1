import type { OutputOf } from "@baize/api/contract/contract";
import type { PublishedType } from "@baize/domain/content/announcement/types";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { plainText, sanitiseHtml } from "../../../platform/security/sanitise.ts";
import type { AnnouncementRow, BannerRow } from "./queries.ts";

type Notice = OutputOf<"notice.get">;

/** An announcement of one of these types. */
export function toAnnouncement<Type extends PublishedType>(row: AnnouncementRow, language: string, types: readonly Type[]) {
  const type = types.find((one) => one === row.type);
  const text = localize(row.texts, language);
  if (!type || !text) throw new Error(`The announcement ${row.id} has no type or no text`);
  return {
    id: row.id,
    type,
    title: plainText(text.title),
    content: sanitiseHtml(text.content),
    ...languageMark(Object.keys(row.texts), language),
    timestamp: row.publishedAt.getTime(),
  };
}

export function toBanner({ id, texts, href, motif, image }: BannerRow, language: string): Notice["banners"][number] {
  const text = localize(texts, language);
  if (!text) throw new Error(`The banner ${id} has no text`);
  return {
    id,
    place: text.place ?? null,
    title: text.title,
    figure: text.figure ?? null,
    note: text.note ?? null,
    actionLabel: text.actionLabel,
    ...languageMark(Object.keys(texts), language),
    href,
    motif,
    image,
  };
}
