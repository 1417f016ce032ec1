import type { PublishedType } from "@baize/domain/content/announcement/types";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Texts } from "../../../platform/language/texts.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import { plainText, sanitiseHtml } from "../../../platform/security/sanitise.ts";
import type { System } from "../../../platform/system.ts";
import { addAnnouncement } from "./queries.ts";
import { TRANSLATIONS } from "./translations.ts";

interface NewAnnouncement {
  readonly brand: string;
  readonly type: PublishedType;
  readonly title: string;
  readonly content: string;
  /** ISO 8601. */
  readonly until?: string | undefined;
  /** Title and content in other languages, by the names of `TRANSLATIONS`. */
  readonly [translation: string]: string | undefined;
}

/** Each language has both title and content or neither: a title must not appear over a content in another language. */
function textsOf(given: NewAnnouncement): Texts {
  const texts: Texts = { EN: { title: plainText(given.title), content: sanitiseHtml(given.content) } };
  for (const { code, ...fields } of TRANSLATIONS) {
    const [title, content] = [given[fields.title], given[fields.content]];
    if ((title === undefined) !== (content === undefined)) throw new Refused(`${code} needs a title and a content.`);
    if (title !== undefined && content !== undefined) texts[code] = { title: plainText(title), content: sanitiseHtml(content) };
  }
  return texts;
}

/** Publishes an announcement at once, until a time where one is given. */
export async function publishAnnouncement(system: System, operator: Operator, given: NewAnnouncement) {
  const { code } = await loadBrand(system.db, given.brand);
  const now = system.now();
  const expiresAt = given.until === undefined ? null : new Date(given.until);
  if (expiresAt && expiresAt <= now) throw new Refused("--until is over already.");
  const { type, title } = given;
  const row = { id: newId(), brand: code, type, texts: textsOf(given), publishedAt: now, expiresAt };
  await transact(system.db, async (tx) => {
    await addAnnouncement(tx, row);
    const details = { announcement: row.id, type, title };
    await writeOperatorAudit(tx, system, operator, { brand: code, action: "announcement.publish", details });
  });
  return { id: row.id, until: given.until ?? null };
}
