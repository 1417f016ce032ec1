import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { REFUSALS } from "@baize/api/provider/answer";
import { frameEvent, hostEvent } from "@baize/api/provider/frame-events";
import { gamesAnswer } from "@baize/api/provider/games";
import { SIGNATURE_HEADERS } from "@baize/api/provider/identity";
import { FRAME_SANDBOX, launchAddress } from "@baize/api/provider/launch";
import { OPERATIONS } from "@baize/api/provider/operations";
import { signHeaders, verifyCall } from "@baize/api/provider/sign";
import { sign } from "../sample/vendor.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const guide = read("docs/vendors.md");
/** The code blocks of a section, without their fences. */
const blocksOf = (title: string) =>
  [...(guide.split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "").matchAll(/```\w*\n(.*?)\n```/gs)].map(([, block = ""]) => block);
/** The rows of the table below this head, as texts of their cells. */
function rowsBelow(head: RegExp): string[][] {
  const lines = guide.split("\n");
  const from = lines.findIndex((line) => head.test(line)) + 2;
  const length = lines.slice(from).findIndex((line) => !line.startsWith("|"));
  return lines.slice(from, from + length).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const named = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

describe("the guide for vendors", () => {
  it("has an example whose signature is right, by the contract's code and the sample's", () => {
    const [body = "", lines = "", headers = ""] = blocksOf("Sign a call");
    const [, provider = "", method = "", path = "", time = "", nonce = ""] = lines.split("\n");
    const written = Object.fromEntries(headers.split("\n").map((line) => line.split(": ")));
    const secret = /The secret is `([^`]+)`/.exec(guide)?.[1] ?? "";
    expect(written).toEqual(signHeaders({ provider, method, path, body }, secret, Number(time), nonce));
    expect(written).toEqual(sign({ provider, secret }, path, body, Number(time), nonce));
    const call = { method, path, body, header: (name: string) => written[name] };
    expect(verifyCall(call, () => secret, Number(time))).toMatchObject({ ok: true, provider });
    expect(OPERATIONS.bet.request.safeParse(JSON.parse(body)).success).toBe(true);
    expect(lines.split("\n")).toHaveLength(7);
    expect(rowsBelow(/^\| Header /).map(([header]) => named(header)[0])).toEqual(Object.values(SIGNATURE_HEADERS));
  });

  it("names each call with its path and all of its fields", () => {
    const rows = rowsBelow(/^\| Call /).map(([, path, fields]) => [named(path)[0], new Set(named(fields))]);
    const calls = Object.values(OPERATIONS).map(({ path, request }) => [path, new Set(Object.keys(request.shape))]);
    expect(rows).toEqual(calls);
    const answers = Object.keys(OPERATIONS.session.answer.shape).filter((field) => field !== "code");
    for (const field of answers) expect(guide).toContain(`\`${field}\``);
  });

  it("names each refusal with its status", () => {
    const rows = rowsBelow(/^\| Code /).map(([code, status]) => [named(code)[0], Number(status)]);
    expect(Object.fromEntries(rows)).toEqual(REFUSALS);
  });

  it("names what a launch has, and what frame and site tell each other", () => {
    const lobby = { area: "VN", mode: "LOTT", view: "lobby", device: "WEB", back: "https://site.example/" } as const;
    const launch = { token: "t", gameCode: "coin", lang: "hi", theme: "dark", brand: "baize", ...lobby } as const;
    const { searchParams } = new URL(launchAddress("https://games.example", launch));
    expect(rowsBelow(/^\| Parameter /).map(([name]) => named(name)[0])).toEqual([...searchParams.keys()]);
    expect(guide).toContain(FRAME_SANDBOX);
    for (const { shape } of [...frameEvent.def.options, ...hostEvent.def.options])
      for (const type of shape.type.def.values) expect(guide).toContain(`\`${type}\``);
  });

  it("lists games as the contract says", () => {
    const list = blocksOf("Launch").at(-1) ?? "";
    expect(gamesAnswer.parse(JSON.parse(list))).toEqual(JSON.parse(list));
  });

  it("goes with a sample of 200 lines at most", () => {
    expect(read("apps/provider/sample/vendor.ts").trimEnd().split("\n").length).toBeLessThanOrEqual(200);
  });
});
