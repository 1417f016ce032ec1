import { LIVE_TOPICS, type LiveTopic } from "@baize/api/live";
import { hashOf } from "../security/tokens.ts";
import type { Standing } from "./queries.ts";

/** Short hashes of each topic's state, in the table's order: a browser sends them back as `Last-Event-ID`. */
export function placeOf(standing: Standing): string {
  return LIVE_TOPICS.map((topic) => printOf(standing, topic)).join(".");
}

function printOf(standing: Standing, topic: LiveTopic): string {
  return hashOf(`${topic} ${standing[topic]}`).slice(0, 8);
}

/** The topics that have changed since that event id; all of them where this server did not issue it. */
export function changesSince(place: string, standing: Standing): LiveTopic[] {
  const prints = place.split(".");
  const known = prints.length === LIVE_TOPICS.length;
  return LIVE_TOPICS.filter((topic, index) => !known || prints[index] !== printOf(standing, topic));
}
