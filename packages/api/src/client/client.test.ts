import { describe, expect, it } from "vitest";
import { fail, failure, ok, world, type ScriptedReply } from "../test/world.ts";
import { ApiError, isApiError } from "./api-error.ts";
import { checkOutput } from "./check.ts";

describe("the request of a call", () => {
  it("puts a read's input into a sorted query, joins lists by commas, and leaves undefined fields out", async () => {
    const { client, seen } = await world(() => ok({ items: [], next: null }));
    await client.read("announcements.list", { page: 2, types: ["B", "PL"], at: undefined });
    expect(seen[0]).toMatchObject({ method: "GET", url: "/wps/relay/announcements?page=2&types=B%2CPL", body: "" });
  });

  it("always sends the language, and the token only where the row uses it", async () => {
    const { client, seen } = await world(() => ok({}));
    await client.read("games.menus");
    await client.read("wallet.balance");
    expect(seen[0]?.headers.language).toBe("HI");
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[1]?.headers.authorization).toBe("Bearer tok");
  });

  it("sends a JSON body for a write, and a query for a DELETE", async () => {
    const { client, seen } = await world(() => ok({}));
    await client.write("games.addFavourite", { gameId: "g1" });
    await client.write("games.removeFavourite", { gameId: "g1" });
    expect(seen[0]).toMatchObject({ method: "PUT", url: "/wps/relay/favourites", body: '{"gameId":"g1"}' });
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
    expect(seen[1]).toMatchObject({ method: "DELETE", url: "/wps/relay/favourites?gameId=g1", body: "" });
  });

  it("returns the whole body of a raw row", async () => {
    const { client } = await world(() => ({ json: { openapi: "3.1.0" } }));
    expect(await client.read("system.openapi")).toEqual({ openapi: "3.1.0" });
  });
});

describe("an error of a call", () => {
  it("carries code, value, request id and status", async () => {
    const reported: string[] = [];
    const { client } = await world(() => fail(401, "auth.token_expired"), {
      onError: (error, { id, token }) => reported.push(`${error.code} ${id} ${token}`),
    });
    const error = await failure(client.read("wallet.balance"));
    expect(error).toMatchObject({ code: "auth.token_expired", requestId: "r-1", status: 401, value: undefined });
    expect(reported).toEqual(["auth.token_expired wallet.balance tok"]);
  });

  it.each([
    ["an unknown code", fail(400, "made.up"), "system.unknown", 400],
    ["a client's code from a server", fail(400, "network.offline"), "system.unknown", 400],
    ["a proxy's page", { status: 502, text: "<h1>Bad gateway</h1>" }, "system.busy", 502],
    ["a bare 429", { status: 429, text: "" }, "rate.limited", 429],
    ["a bare 500", { status: 500, text: "oops" }, "system.unknown", 500],
    ["success that is not JSON", { status: 200, text: "<html>" }, "network.bad_answer", 0],
    ["success without an envelope", { status: 200, json: [1] }, "network.bad_answer", 0],
    ["a failure with status 200", fail(200, "game.not_found"), "game.not_found", 200],
    ["a broken connection", "cut", "network.unreachable", 0],
  ] as [string, ScriptedReply, string, number][])("%s", async (_, reply, code, status) => {
    const { client } = await world(() => reply);
    expect(await failure(client.read("games.menus"))).toMatchObject({ code, status });
  });

  it("fills in missing values, and reads the wait from the header", async () => {
    const replies = [
      fail(422, "input.invalid"),
      fail(422, "input.invalid", { issues: "all" }),
      { ...(fail(429, "rate.limited") as object), headers: { "retry-after": "7" } },
      fail(429, "rate.limited", { retryAfter: 9 }),
      fail(401, "auth.bad_credentials", { captcha: true, other: 1 }),
    ] as ScriptedReply[];
    const { client } = await world(() => replies.shift() ?? "cut");
    const values = [];
    for (let turn = 0; turn < 5; turn += 1) values.push((await failure(client.read("games.menus"))).value);
    expect(values).toEqual([{ issues: [] }, { issues: [] }, { retryAfter: 7 }, { retryAfter: 9 }, { captcha: true }]);
  });

  it("distinguishes a time-out, an abort and a missing network", async () => {
    const hanging = await world(() => "hang", { timeout: 40 });
    expect((await failure(hanging.client.read("games.menus"))).code).toBe("network.timeout");
    const stop = new AbortController();
    const aborted = failure(hanging.client.read("games.menus", {}, { signal: stop.signal, timeout: 60_000 }));
    stop.abort();
    expect((await aborted).code).toBe("network.aborted");
    expect((await failure(hanging.client.read("games.menus", {}, { signal: AbortSignal.abort() }))).code).toBe("network.aborted");
    const offline = await world(() => "cut", { online: () => false });
    expect((await failure(offline.client.read("games.menus"))).code).toBe("network.offline");
  });

  it("is narrowed by its code", () => {
    const error: unknown = new ApiError({ code: "rate.limited", value: { retryAfter: 3 }, requestId: null, status: 429 });
    expect(isApiError(error, "rate.limited") && error.value.retryAfter).toBe(3);
    expect(isApiError(error, "input.invalid")).toBe(false);
    expect(isApiError(new Error("rate.limited"))).toBe(false);
  });
});

describe("in development", () => {
  it("throws on an answer that breaks its schema", async () => {
    const { client } = await world(() => ok({ sumBalance: 12.5 }), { check: checkOutput });
    await expect(client.read("wallet.balance")).rejects.toThrow(/wallet\.balance breaks the contract/);
  });
});

describe("a call that needs a recent proof of the person", () => {
  const input = { id: "w1", receipt: "received" } as const;
  const key = "the-same-key-both-times";

  it("is sent again as it was, with its key, once the proof was given", async () => {
    const { client, seen } = await world(() => (seen.length === 1 ? fail(403, "auth.proof_required") : ok({ id: "w1" })), {
      prove: () => Promise.resolve("renewed"),
    });
    expect(await client.write("withdrawals.receipt", input, { key })).toEqual({ id: "w1" });
    expect(seen.at(-1)?.headers.authorization).toBe("Bearer renewed");
    expect(seen.map(({ body, headers }) => [body, headers["idempotency-key"]])).toEqual(
      Array.from({ length: 2 }, () => [JSON.stringify(input), key]),
    );
  });

  it.each([
    [undefined, 1],
    ["renewed", 2],
  ])("is refused where the answer to the question is %s, after %i tries", async (given, tries) => {
    const { client, seen } = await world(() => fail(403, "auth.proof_required"), { prove: () => Promise.resolve(given) });
    expect(await failure(client.write("withdrawals.receipt", input, { key }))).toMatchObject({ code: "auth.proof_required" });
    expect(seen).toHaveLength(tries);
  });
});
