import { expect, it } from "vitest";
import { mergeMessages } from "./merge-messages.ts";

const arrived = [
  { id: "s1", from: "other" as const, author: "as***ds", text: "hello", at: 1 },
  { id: "s2", from: "own" as const, author: "me***me", text: "hi", at: 2 },
  { id: "s3", from: "house" as const, author: "Baize", text: "welcome", at: 3 },
];

it("shows each message once, under its local name", () => {
  const outgoing = [
    { id: "mine", text: "hi", at: 2, state: "arrived" as const, arrivedAs: "s2" },
    { id: "next", text: "more", at: 4, state: "arrived" as const, arrivedAs: "s4" },
    { id: "lost", text: "lost", at: 5, state: "failed" as const },
  ];
  const shown = mergeMessages(arrived, outgoing);
  expect(shown.map(({ id, from, state }) => [id, from, state])).toEqual([
    ["s1", "other", undefined],
    ["mine", "own", undefined],
    ["s3", "other", undefined],
    ["next", "own", undefined],
    ["lost", "own", "failed"],
  ]);
  expect(shown[0]?.author).toEqual({ name: "as***ds" });
});
