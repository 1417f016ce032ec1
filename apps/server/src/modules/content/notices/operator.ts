import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import * as z from "zod";
import { ANNOUNCEMENT_TYPES } from "@baize/domain/content/announcement/types";
import { transact } from "../../../platform/database/retry.ts";
import { announcements } from "../schema.ts";
import { type Texts } from "../../../platform/language/texts.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { plainText, sanitiseHtml } from "../../../platform/security/sanitise.ts";
import { brand, id, MOST, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation, Refused } from "../../../platform/operator/operation.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

const title = written(120);
const content = written(8000).describe("<html>");
const news = z.strictObject({
  brand,
  type: z.enum(ANNOUNCEMENT_TYPES).describe(ANNOUNCEMENT_TYPES.join("|")),
  title,
  content,
  titleHi: title.optional(),
  contentHi: content.optional(),
  titleAr: title.optional(),
  contentAr: content.optional(),
  until: z.iso.datetime({ offset: true, error: "a time, as 2026-12-01T04:00:00Z" }).optional().describe("<time>"),
});
type News = z.infer<typeof news>;

/** A language has both of its parts, or none: half of one would stand beside the other half in English. */
function textsOf(given: News): Texts {
  const parts = { HI: [given.titleHi, given.contentHi], AR: [given.titleAr, given.contentAr] } as const;
  const texts: Texts = { EN: { title: plainText(given.title), content: sanitiseHtml(given.content) } };
  for (const [language, [heading, body]] of Object.entries(parts)) {
    if ((heading === undefined) !== (body === undefined)) throw new Refused(`${language} needs a title and a content.`);
    if (heading !== undefined && body !== undefined) texts[language] = { title: plainText(heading), content: sanitiseHtml(body) };
  }
  return texts;
}

const publish = operation({
  summary:
    "Publishes an announcement: banner, player, pop-up, promotion, or H for the history alone. English stands in for a language that is left out",
  access: "state",
  input: news,
  run: async (system, given, operator) => {
    const { code } = await loadBrand(system.db, given.brand);
    const now = system.now();
    const expiresAt = given.until === undefined ? null : new Date(given.until);
    if (expiresAt && expiresAt <= now) throw new Refused("--until is over already.");
    const { type } = given;
    const row = { id: newId(), brand: code, type, texts: textsOf(given), publishedAt: now, expiresAt };
    await transact(system.db, async (tx) => {
      await tx.insert(announcements).values(row);
      const details = { announcement: row.id, type, title: given.title };
      await writeOperatorAudit(tx, system, operator, { brand: code, action: "announcement.publish", details });
    });
    return { id: row.id, until: given.until ?? null };
  },
});

const end = operation({
  summary: "Takes an announcement down",
  access: "state",
  input: z.strictObject({ id }),
  run: async (system, { id: wanted }, operator) =>
    await transact(system.db, async (tx) => {
      const now = system.now();
      const open = or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now));
      const [row] = await tx
        .update(announcements)
        .set({ expiresAt: now })
        .where(and(eq(announcements.id, wanted), open))
        .returning({ brand: announcements.brand });
      if (!row) throw new Refused(`No announcement ${wanted} is shown.`);
      const details = { announcement: wanted };
      await writeOperatorAudit(tx, system, operator, { brand: row.brand, action: "announcement.end", details });
      return { id: wanted, shown: false };
    }),
});

/** What the house tells everybody. */
export const announcementOperations: Readonly<Record<string, Operation>> = {
  "announcements list": operation({
    summary: "Announcements of a brand that are shown, the newest first",
    input: z.strictObject({ brand }),
    run: async ({ db, now }, { brand: code }) => {
      await loadBrand(db, code);
      const open = or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now()));
      const rows = await db
        .select()
        .from(announcements)
        .where(and(eq(announcements.brand, code), open))
        .orderBy(desc(announcements.publishedAt))
        .limit(MOST);
      return rows.map(({ id: own, type, texts, publishedAt, expiresAt }) => ({
        id: own,
        type,
        title: texts.EN?.title ?? "",
        languages: Object.keys(texts).join(" "),
        published: publishedAt.toISOString(),
        until: expiresAt?.toISOString() ?? null,
      }));
    },
  }),
  "announcements publish": publish,
  "announcements end": end,
};
