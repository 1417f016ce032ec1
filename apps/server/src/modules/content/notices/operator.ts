import * as z from "zod";
import { PUBLISHED_TYPES } from "@baize/domain/content/announcement/types";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { brand, one, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import type { System } from "../../../platform/system.ts";
import { endAnnouncement } from "./end-announcement.ts";
import { publishAnnouncement } from "./publish-announcement.ts";
import { findAnnouncementBrand, listShownAnnouncements } from "./queries.ts";
import { TRANSLATIONS } from "./translations.ts";

const title = written(120);
const content = written(8000).describe("<html>");
const translated: Readonly<Record<string, z.ZodOptional<typeof title>>> = Object.fromEntries(
  TRANSLATIONS.flatMap((fields) => [
    [fields.title, title.optional()],
    [fields.content, content.optional()],
  ]),
);
const announcement = z.strictObject({
  brand,
  type: z.enum(PUBLISHED_TYPES).describe(PUBLISHED_TYPES.join("|")),
  title,
  content,
  ...translated,
  until: z.iso.datetime({ offset: true, error: "a time, as 2026-12-01T04:00:00Z" }).optional().describe("<time>"),
});

const brandOfAnnouncement = async ({ db }: System, { id }: { readonly id: string }) => await findAnnouncementBrand(db, id);

export const announcementOperations: Readonly<Record<string, Operation>> = {
  "announcements list": operation({
    summary: "Announcements of a brand that are shown, the newest first",
    roles: ["content", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db, now }, { brand: code }) => {
      await loadBrand(db, code);
      const rows = await listShownAnnouncements(db, code, now());
      return rows.map(({ id, type, texts, publishedAt, expiresAt }) => ({
        id,
        type,
        title: texts.EN?.title ?? "",
        languages: Object.keys(texts).join(" "),
        published: publishedAt.toISOString(),
        until: expiresAt?.toISOString() ?? null,
      }));
    },
  }),
  "announcements publish": operation({
    summary:
      "Publishes an announcement: banner, player, pop-up, promotion, H for the history alone, or to agents AC, AS, AN: contracts, settlement, news. A language that is left out shows the English text",
    roles: ["content", "manager"],
    access: "state",
    input: announcement,
    run: async (system, given, operator) => await publishAnnouncement(system, operator, given),
  }),
  "announcements end": operation({
    summary: "Takes an announcement down",
    roles: ["content", "manager"],
    access: "state",
    scope: brandOfAnnouncement,
    input: one,
    run: async (system, given, operator) => await endAnnouncement(system, operator, given.id),
  }),
};
