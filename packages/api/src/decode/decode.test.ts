import { describe, expect, it } from "vitest";
import { endpointOf } from "../contract/contract.ts";
import type { EndpointId } from "../routes/all-routes.ts";
import { decodeInput } from "./input.ts";
import { decodeQuery } from "./query.ts";

const query = (id: EndpointId, text: string) => decodeInput(id, decodeQuery(endpointOf(id).input, new URLSearchParams(text)));
const issues = (id: EndpointId, given: unknown) => {
  const decoded = decodeInput(id, given);
  return decoded.ok ? [] : decoded.issues.map(({ field, code, params }) => [field, code, params]);
};

describe("a query string", () => {
  it("reads numbers, lists and defaults", () => {
    expect(query("announcements.list", "page=3&types=B,PL")).toEqual({
      ok: true,
      input: { page: 3, pageSize: 7, types: ["B", "PL"], platform: "W", execution: "B" },
    });
  });

  it("drops unknown names and inherited ones", () => {
    expect(query("games.favourites", "a=1&__proto__=x&constructor=y")).toEqual({ ok: true, input: {} });
  });

  it.each([
    ["announcements.list", "page=0", ["page", "too_small", { min: 1 }]],
    ["announcements.list", "page=1e3", ["page", "wrong_type", {}]],
    ["announcements.list", "page=", ["page", "wrong_type", {}]],
    ["announcements.list", "page=1&page=2", ["page", "wrong_type", {}]],
    ["announcements.list", "page=99999999999999999", ["page", "wrong_type", {}]],
    ["announcements.list", "types=B,XX", ["types.1", "not_allowed", {}]],
    ["games.list", "limit=201", ["limit", "too_big", { max: 200 }]],
    ["games.list", "cursor=%00", ["cursor", "pattern", {}]],
    ["games.list", `search=${"x".repeat(65)}`, ["search", "too_long", { max: 64 }]],
    ["games.list", "search=a%00b", ["search", "unsafe_characters", {}]],
    ["bets.list", "from=2026-02-30", ["from", "not_a_date", {}]],
    ["games.removeFavourite", "", ["gameId", "required", {}]],
    ["games.launchPvp", "gameId=a&backUrl=javascript:alert(1)", ["backUrl", "pattern", {}]],
    ["games.launchPvp", "gameId=a&backUrl=//evil.example", ["backUrl", "pattern", {}]],
    ["games.launchPvp", "gameId=a&backUrl=/%5Cevil.example", ["backUrl", "pattern", {}]],
    ["games.launchPvp", "gameId=a&backUrl=https://", ["backUrl", "pattern", {}]],
    ["games.launchPvp", "gameId=a&backUrl=https://play.example@evil.example", ["backUrl", "pattern", {}]],
    ["games.launchPvp", "gameId=a&backUrl=https://play.example:99999/", ["backUrl", "not_allowed", {}]],
  ] as [EndpointId, string, unknown[]][])("%s?%s", (id, text, wanted) => {
    const decoded = query(id, text);
    expect(decoded.ok ? [] : decoded.issues.map(({ field, code, params }) => [field, code, params])).toEqual([wanted]);
  });
});

describe("a body", () => {
  const login = { username: "asha", password: "s3cret" };

  it("gets its defaults, and loses unknown fields", () => {
    expect(decodeInput("session.login", { ...login, admin: true })).toEqual({
      ok: true,
      input: { ...login, type: "username", side: "member", remember: false },
    });
  });

  it.each([
    ["nothing", undefined, ["", "required", {}]],
    ["a list", [], ["", "wrong_type", {}]],
    ["another kind", { ...login, password: 7 }, ["password", "wrong_type", {}]],
    ["ten thousand characters", { ...login, username: "a".repeat(10_000) }, ["username", "too_long", { max: 128 }]],
    ["NUL", { ...login, username: "a\0b" }, ["username", "unsafe_characters", {}]],
    ["a direction override", { ...login, username: "asha\u202Enimda" }, ["username", "unsafe_characters", {}]],
    ["half a surrogate pair", { ...login, username: "a\uD800" }, ["username", "unsafe_characters", {}]],
    ["a value outside the list", { ...login, type: "root" }, ["type", "not_allowed", {}]],
  ])("refuses %s", (_, given, wanted) => {
    expect(issues("session.login", given)).toEqual([wanted]);
  });

  it.each([{}, { answer: "" }])("refuses a field that is missing or empty: %o", (given) => {
    const wanted = [["answer", "required", {}]];
    expect(issues("session.challengeAnswer", { challenge: "c1", method: "sms", ...given })).toEqual(wanted);
  });

  it("accepts emoji, joiners and marks, and anything printable in a password", () => {
    expect(issues("session.login", { username: "नमस्ते‍🙂", password: "\u202Epass" })).toEqual([]);
  });
});
