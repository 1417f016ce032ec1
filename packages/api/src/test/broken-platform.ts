import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
import { checkPlatform } from "../provider/conform/platform/check-platform.ts";
import type { CaseResult, Report } from "../provider/conform/report.ts";
import type { Books } from "../provider/conform/test-platform/books.ts";
import { openTestPlatform, operationAt, statusOf } from "../provider/conform/test-platform/test-platform.ts";
import { VERBS, type Verbs } from "../provider/conform/test-platform/verbs.ts";
import { SIGNATURE_HEADERS } from "../provider/identity.ts";
import { signHeaders, verifyCall } from "../provider/sign.ts";

export const NOW = 1_780_000_000_000;
export const TOKEN = "launch-token-of-this-test";
export const GAME = "pearl-monsoon";
/** A campaign of free rounds in that game. */
const CAMPAIGN = "conformance";
const KEY = { provider: "conform-vendor", secret: "a-secret-of-this-test-alone" };
const FACTS = { currency: "INR", digits: 2, balance: 100_000n, minBet: 100n, maxBet: 10_000_000n, maxWin: 200_000n };

/** A call on its way to the platform, and the answer on its way back. */
export interface Call {
  readonly path: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}
export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** What is wrong with a platform, or otherwise. */
export interface PlatformChange {
  readonly policy?: AnswerPolicy;
  readonly verbs?: Partial<Verbs>;
  /** Changes calls and answers on their way. */
  readonly between?: (call: Call, next: (call: Call) => Answered, books: Books) => Answered | Promise<Answered>;
}

const wayOf = ({ path, body, headers }: Call) => ({ method: "POST", path, body, header: (name: string) => headers[name] });

/** The call with this body and the nonce that it has, signed by the vendor's own secret now. */
export const signedAnew = (call: Call, body = call.body): Call => {
  const parts = { provider: KEY.provider, method: "POST", path: call.path, body };
  return {
    ...call,
    body,
    headers: { ...call.headers, ...signHeaders(parts, KEY.secret, NOW, call.headers[SIGNATURE_HEADERS.nonce]) },
  };
};

/** The fields of a call that is rightly signed JSON. */
export function fieldsOf(call: Call): Record<string, unknown> | undefined {
  if (!verifyCall(wayOf(call), () => KEY.secret, NOW).ok || !/^\{.*\}$/.test(call.body)) return undefined;
  return JSON.parse(call.body);
}

/** Plays the cases, or one of them, on a platform with a fault. */
export const casesOn = async (change?: PlatformChange, only?: string): Promise<readonly CaseResult[]> =>
  (await reportOn(change, only)).cases;

/** The same, with what else the report says. */
export async function reportOn({ verbs, between, policy }: PlatformChange = {}, only?: string): Promise<Report> {
  const { books, answer } = openTestPlatform({
    ...KEY,
    facts: FACTS,
    now: () => NOW,
    verbs: { ...VERBS, ...verbs },
    ...(policy && { policy }),
  });
  books.tokens.set(TOKEN, GAME);
  books.campaigns.set(CAMPAIGN, { gameCode: GAME, stake: "1.00", granted: 50, used: 0, validUntil: "2030-01-01T00:00:00.000Z" });
  const next = (call: Call): Answered => {
    const operation = operationAt(call.path);
    if (!operation) throw new Error(`No operation has the path ${call.path}`);
    const reply = answer(operation, wayOf(call));
    return { status: statusOf(reply), body: { ...reply } };
  };
  return await checkPlatform({
    ...KEY,
    url: "http://platform.test",
    now: () => NOW,
    token: TOKEN,
    gameCode: GAME,
    maxWin: "2000.00",
    campaign: CAMPAIGN,
    signOut: async () => books.sessions.clear(),
    only,
    fetch: async ({ pathname }, { body, headers }) => {
      const call = {
        path: pathname,
        body: typeof body === "string" ? body : "",
        headers: Object.fromEntries(new Headers(headers)),
      };
      const answered = between ? await between(call, next, books) : next(call);
      return Response.json(answered.body, { status: answered.status });
    },
  });
}
