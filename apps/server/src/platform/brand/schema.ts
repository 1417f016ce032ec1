import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";

/** One site. `config` is checked by `brandConfig` whenever it is read. */
export const brands = pgTable("brands", {
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  hosts: text("hosts").array().notNull(),
  config: jsonb("config").$type<unknown>().notNull(),
  maintenance: boolean("maintenance").notNull().default(false),
  maintenanceUntil: instant("maintenance_until"),
  /** Countries (ISO 3166-1 alpha-2) and addresses (CIDR) that are refused. */
  blockedCountries: text("blocked_countries").array().notNull(),
  blockedAddresses: text("blocked_addresses").array().notNull(),
  /** Counted up by trigger at every change, so that the parsed row can be cached until then. */
  revision: integer("revision").notNull().default(1),
  createdAt: instant("created_at").notNull(),
});

/** The looks of brands that the kit does not ship: the file that an operator gave, checked before it was stored. */
export const brandDesigns = pgTable("brand_designs", {
  /** As in the file, in `theme.brand` and in `data-brand`. */
  name: text("name").primaryKey(),
  brand: text("brand").notNull(),
  file: jsonb("file").$type<unknown>().notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Which vendors a brand offers. */
export const brandVendors = pgTable(
  "brand_vendors",
  { brand: text("brand").notNull(), vendor: text("vendor").notNull() },
  (t) => [primaryKey({ columns: [t.brand, t.vendor] })],
);

/** Facts about this database, such as the word that its seed follows from. */
export const facts = pgTable("facts", { name: text("name").primaryKey(), value: text("value").notNull() });
