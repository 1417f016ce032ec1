import { expect, test } from "vitest";
import type { ChatMessage } from "./chat-message.types.ts";
import { boundaryOf, chatRows, historyRows, unseenAfter } from "./chat-rows.ts";

const noon = Date.UTC(2026, 10, 21, 6, 30);
const minute = 60_000;
const from = (id: string, at: number, rest: Partial<ChatMessage> = {}): ChatMessage => ({ id, at, from: "other", ...rest });
const kinds = (messages: readonly ChatMessage[], unread?: string, zone = "Asia/Kolkata") =>
  chatRows(messages, unread, zone).map((row) => (row.kind === "message" ? `${row.id}${row.first ? "*" : ""}` : row.kind));

test("a day begins with its heading, by the calendar of the person's zone", () => {
  const late = Date.UTC(2026, 10, 20, 18, 29);
  const messages = [from("a", late), from("b", late + 2 * minute)];
  expect(kinds(messages)).toEqual(["day", "a*", "day", "b*"]);
  expect(kinds(messages, undefined, "UTC")).toEqual(["day", "a*", "b"]);
});

test("messages of one person within five minutes form a group; the unread line separates them", () => {
  const asha = { author: { name: "Asha" } };
  const messages = [
    from("a", noon, asha),
    from("b", noon + minute, asha),
    from("c", noon + minute, { author: { name: "Ravi" } }),
    from("d", noon + 2 * minute, { from: "own" }),
    from("e", noon + 9 * minute, { from: "own" }),
    from("f", noon + 10 * minute, { from: "own" }),
  ];
  expect(kinds(messages)).toEqual(["day", "a*", "b", "c*", "d*", "e*", "f"]);
  expect(kinds(messages, "f")).toEqual(["day", "a*", "b", "c*", "d*", "e*", "unread", "f*"]);
  expect(kinds([])).toEqual([]);
});

test("history is the first messages and those loaded above them", () => {
  const first = [from("b", noon), from("c", noon + minute)];
  const boundary = boundaryOf(first);
  const length = (messages: readonly ChatMessage[]) => historyRows(chatRows(messages, undefined, "UTC"), boundary);
  // One row more than messages: the day.
  expect(length(first)).toBe(3);
  expect(length([from("a", noon - minute), ...first, from("d", noon + 3 * minute)])).toBe(4);
  // The last one of then was taken away.
  expect(length([from("b", noon), from("d", noon + 3 * minute)])).toBe(2);
  expect(historyRows(chatRows([from("a", noon)], undefined, "UTC"), boundaryOf([]))).toBe(0);
});

test("unseen messages are others' after the last seen one", () => {
  const messages = [from("a", noon), from("b", noon), from("c", noon, { from: "own" }), from("d", noon)];
  expect(unseenAfter(messages, "a")).toBe(2);
  expect(unseenAfter(messages, "d")).toBe(0);
  expect(unseenAfter(messages, "gone")).toBe(0);
});
