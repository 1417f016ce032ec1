import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";

/** What members limit for themselves. `value` in minor units, or minutes for `time`; the next one holds from `nextAt`. */
export const playLimits = pgTable(
  "play_limits",
  {
    memberId: uuid("member_id").notNull(),
    kind: text("kind").notNull(),
    period: text("period").notNull(),
    value: minor("value"),
    nextValue: minor("next_value"),
    nextAt: instant("next_at"),
    setAt: instant("set_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.period] })],
);

/** Times without play. A row is never changed: what was asked for holds to its end. */
export const playBlocks = pgTable(
  "play_blocks",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").notNull(),
    startsAt: instant("starts_at").notNull(),
    /** Null: for good. */
    endsAt: instant("ends_at"),
  },
  (t) => [index("play_blocks_member").on(t.memberId)],
);

/** How often the reality check comes, for members who chose it; null: never. */
export const playSettings = pgTable("play_settings", {
  memberId: uuid("member_id").primaryKey(),
  realityMinutes: integer("reality_minutes"),
});
