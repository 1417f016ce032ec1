import { LIVE_TOPICS, type LiveTopic } from "@baize/api/live";
import { hashOf } from "../security/tokens.ts";
import type { TopicStates } from "./queries.ts";

/** Short hashes of each topic's state, in the table's order: a browser sends them back as `Last-Event-ID`. */
export function eventIdOf(state: TopicStates): string {
  return LIVE_TOPICS.map((topic) => hashOfState(state, topic)).join(".");
}

function hashOfState(state: TopicStates, topic: LiveTopic): string {
  return hashOf(`${topic} ${state[topic]}`).slice(0, 8);
}

/** The topics that have changed since that event id; all of them where this server did not issue it. */
export function changesSince(place: string, state: TopicStates): LiveTopic[] {
  const prints = place.split(".");
  const known = prints.length === LIVE_TOPICS.length;
  return LIVE_TOPICS.filter((topic, index) => !known || prints[index] !== hashOfState(state, topic));
}
