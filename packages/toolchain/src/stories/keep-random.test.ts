import { expect, it } from "vitest";
import { keepRandom } from "./keep-random.ts";

const session = (id: string, system: string) => ({ id, system });

it("keeps the stored value of a random field and takes every other value anew", () => {
  const stored = { items: [session("first", "Windows"), session("second", "Linux")] };
  const answer = { items: [session("third", "Windows"), session("fourth", "Android"), session("fifth", "iOS")] };
  expect(keepRandom("session.list", answer, stored)).toEqual({
    items: [session("first", "Windows"), session("second", "Android"), session("fifth", "iOS")],
  });
});

it("takes an answer that was not stored, and the ids of an endpoint without random fields, as they are", () => {
  const answer = { items: [session("third", "Windows")] };
  expect(keepRandom("session.list", answer, undefined)).toEqual(answer);
  expect(keepRandom("inbox.list", answer, { items: [session("first", "Windows")] })).toEqual(answer);
});
