import { expect, it } from "vitest";
import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../context.ts";
import { mergeHandlers } from "./merge-handlers.ts";

type Some = Partial<Handlers<ServerContexts>>;

const one = { "board.set": () => ({ shown: true }) } satisfies Some;
const other = { "member.setNickname": () => ({ nickname: "meera" }) } satisfies Some;

it("merges tables that handle different endpoints", () => {
  const merged = mergeHandlers(one, other) satisfies Some;
  expect(Object.keys(merged)).toEqual(["board.set", "member.setNickname"]);
});

it("does not compile where two tables handle the same endpoint", () => {
  // @ts-expect-error -- "board.set" is handled twice
  const doubled: Some = mergeHandlers(one, other, { ...one });
  // @ts-expect-error -- the same, where a module lists its own
  const listed = mergeHandlers(one, { ...one }) satisfies Some;
  expect([Object.keys(doubled), Object.keys(listed)]).toEqual([["board.set", "member.setNickname"], ["board.set"]]);
});
