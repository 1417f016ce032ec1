import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FeedbackState } from "@baize/domain/support/feedback";
import type { AgentApplicationState } from "@baize/domain/agents/application";
import { instant, minor } from "./columns.ts";
import type { Texts } from "./content.ts";

/** Pages that an operator writes: help centre, user agreement, install guides, the agents' page. */
export const articles = pgTable(
  "articles",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    /** Where it stands: `help`, `agent`, `ios`, `ios_lite`, `android`, `points`. */
    place: text("place").notNull(),
    /** Part of an address: `withdraw-time`. */
    slug: text("slug").notNull(),
    /** Heading that it stands under, by language. */
    section: jsonb("section").$type<Record<string, string>>().notNull(),
    texts: jsonb("texts").$type<Texts>().notNull(),
    position: integer("position").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("articles_place").on(t.brand, t.place, t.position)],
);

/** The gift popup, once a session before login and once after. */
export const gifts = pgTable(
  "gifts",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    /** `before` or `after` login. */
    stage: text("stage").notNull(),
    texts: jsonb("texts").$type<Record<string, { title: string; content: string; action: string }>>().notNull(),
    href: text("href").notNull(),
    motif: text("motif"),
    image: text("image"),
    position: integer("position").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
  },
  (t) => [index("gifts_place").on(t.brand, t.stage, t.position)],
);

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
    /** Money asked for beside the points, in minor units. */
    amount: minor("amount").notNull(),
    /** Null: as many as are asked for. */
    stock: integer("stock"),
    exchanged: integer("exchanged").notNull().default(0),
    motif: text("motif"),
    image: text("image"),
    position: integer("position").notNull(),
  },
  (t) => [index("rewards_place").on(t.brand, t.position)],
);

export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    memberId: uuid("member_id").notNull(),
    type: text("type").notNull(),
    content: text("content").notNull(),
    at: instant("at").notNull(),
    state: text("state").$type<FeedbackState>().notNull().default("open"),
    /** What the house wrote back; it stands in the member's inbox too. */
    answer: text("answer").notNull().default(""),
    endedBy: text("ended_by"),
    endedAt: instant("ended_at"),
  },
  (t) => [index("feedback_oldest").on(t.brand, t.state, t.at)],
);

/** Who would like to become an agent. */
export const agentApplications = pgTable(
  "agent_applications",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    name: text("name").notNull(),
    mobile: text("mobile"),
    email: text("email"),
    contact: text("contact").notNull(),
    message: text("message").notNull(),
    address: text("address").notNull(),
    at: instant("at").notNull(),
    state: text("state").$type<AgentApplicationState>().notNull().default("waiting"),
    /** What the house wrote back. */
    answer: text("answer").notNull().default(""),
    endedBy: text("ended_by"),
    endedAt: instant("ended_at"),
  },
  (t) => [index("agent_applications_oldest").on(t.brand, t.state, t.at)],
);
