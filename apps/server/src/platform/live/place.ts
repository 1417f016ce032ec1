import { LIVE_TOPICS, type LiveTopic } from "@baize/api/live";
import { hashOf } from "../security/tokens.ts";
import type { Standing } from "./queries.ts";

/** Short prints of where each topic stood, in the table's order: what a browser sends back as `Last-Event-ID`. */
export function placeOf(standing: Standing): string {
  return LIVE_TOPICS.map((topic) => printOf(standing, topic)).join(".");
}

function printOf(standing: Standing, topic: LiveTopic): string {
  return hashOf(`${topic} ${standing[topic]}`).slice(0, 8);
}

/** What has changed since that place; everything, where it is none that this server could have given. */
export function changesSince(place: string, standing: Standing): LiveTopic[] {
  const prints = place.split(".");
  const known = prints.length === LIVE_TOPICS.length;
  return LIVE_TOPICS.filter((topic, index) => !known || prints[index] !== printOf(standing, topic));
}
