import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor } from "../../platform/database/columns.ts";
import type { Texts } from "../../platform/language/texts.ts";

/** Goods of the points mall. */
export const rewards = pgTable(
  "rewards",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    /** `discount`, `lifestyle` or `gift`. */
    kind: text("kind").notNull(),
    texts: jsonb("texts").$type<Texts>().notNull(),
    unit: jsonb("unit").$type<Record<string, string>>().notNull(),
    points: integer("points").notNull(),
    /** Money charged besides the points, in minor units. */
    amount: minor("amount").notNull(),
    /** Null: unlimited. */
    stock: integer("stock"),
    exchanged: integer("exchanged").notNull().default(0),
    motif: text("motif"),
    image: text("image"),
    position: integer("position").notNull(),
  },
  (t) => [index("rewards_place").on(t.brand, t.position)],
);
