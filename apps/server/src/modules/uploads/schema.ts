import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

/** Both drivers give and take `bytea` as bytes. */
const binary = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Pictures that members sent, as the server drew them anew. They are in the database and not in a public folder, so that every
 * replica reads them; the id is a secret of 256 bits. Pictures without a reference are deleted after a day.
 */
export const uploads = pgTable(
  "uploads",
  {
    memberId: uuid("member_id").notNull(),
    id: text("id").notNull(),
    type: text("type").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    size: integer("size").notNull(),
    bytes: binary("bytes").notNull(),
    /** The subject of the image: `withdrawal/<id>`. Null: none yet. */
    usedFor: text("used_for"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("uploads_id").on(t.id),
    index("uploads_member").on(t.memberId, t.createdAt),
    index("uploads_use").on(t.memberId, t.usedFor, t.createdAt),
    index("uploads_unused")
      .on(t.createdAt)
      .where(sql`${t.usedFor} is null`),
  ],
);
