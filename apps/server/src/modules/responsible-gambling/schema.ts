import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";

/** Limits that members set for themselves. `value` in minor units, or minutes for `time`; `nextValue` applies from `nextAt`. */
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

/** Times without play. A row is never changed: a member cannot shorten one. */
export const playBlocks = pgTable(
  "play_blocks",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    kind: text("kind").notNull(),
    startsAt: instant("starts_at").notNull(),
    /** Null: for good. */
    endsAt: instant("ends_at"),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

/** Minutes between reality checks, for members who chose them; null: none. */
export const playSettings = pgTable("play_settings", {
  memberId: uuid("member_id").primaryKey(),
  realityMinutes: integer("reality_minutes"),
});
