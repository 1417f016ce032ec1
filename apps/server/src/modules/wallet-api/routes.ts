import type { Context, Hono } from "hono";
import type * as z from "zod/mini";
import { safeParse } from "zod/mini";
import { REFUSALS } from "@baize/api/provider/answer";
import { OPERATIONS } from "@baize/api/provider/operations";
import { verifyCall } from "@baize/api/provider/sign";
import { findProvider } from "../../platform/config/game-providers.ts";
import { jsonOf, readSignedBody } from "../../platform/http/signed-body.ts";
import { faultOf } from "../../platform/http/answer.ts";
import type { System } from "../../platform/system.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { balance } from "./balance.ts";
import { bet } from "./bet.ts";
import { bulk } from "./bulk.ts";
import { credit } from "./credit.ts";
import { endRound } from "./end-round.ts";
import { answerFreeRounds } from "./free-rounds/answer-free-rounds.ts";
import { openRounds } from "./open-rounds.ts";
import { isRefused, refused } from "./reply.ts";
import { resettle } from "./resettle.ts";
import { rollback } from "./rollback.ts";
import { session } from "./open-session.ts";
import type { SignedCall } from "./signed-call.ts";
import { status } from "./status.ts";
import { transactions } from "./transactions.ts";
import { unsettle } from "./unsettle.ts";
import { win } from "./win.ts";

interface Env {
  Variables: { requestId: string; signed?: boolean };
}
type Reply = { readonly code: keyof typeof REFUSALS | "ok" };
type Verb<Request> = (system: System, call: SignedCall, request: Request) => Promise<Reply>;

interface Route<Request> {
  readonly path: string;
  readonly schema: z.ZodMiniType<Request>;
  readonly verb: Verb<Request>;
}

async function reply<Request>(c: Context<Env>, system: System, { schema, verb }: Route<Request>): Promise<Reply> {
  const body = await readSignedBody(c);
  if (!body) return refused("invalid");
  const url = new URL(c.req.url);
  const now = system.now();
  const arrived = { method: c.req.method, path: url.pathname + url.search, body, header: (name: string) => c.req.header(name) };
  const secretOf = (provider: string) => findProvider(system.config.providers, provider)?.secret;
  const verified = verifyCall(arrived, secretOf, now.getTime());
  c.set("signed", verified.ok || verified.code === "stale");
  if (!verified.ok) return refused(verified.code);
  const request = safeParse(schema, jsonOf(body));
  if (!request.success) return refused("invalid");
  const { provider, nonce } = verified;
  const call = { provider, nonce, nonceUntil: new Date(verified.expiresAt), now, requestId: c.get("requestId") };
  return await verb(system, call, request.data);
}

function route<Request>(app: Hono<Env>, system: System, one: Route<Request>): void {
  app.post(one.path, async (c) => {
    const requestId = c.get("requestId");
    try {
      const answer = await reply(c, system, one);
      if (isRefused(answer)) return c.json({ ...answer, requestId }, REFUSALS[answer.code]);
      return c.json(answer);
    } catch (error) {
      // No refusal code: the outcome is unknown to the provider, which repeats the call or rolls it back.
      faultOf(error, system.log, requestId, one.path);
      return c.json({ requestId }, 500);
    }
  });
}

/** The signed calls of game providers, under their own contract. `roundSettled`: the subscribers of rounds that they end. */
export function mountProvider(app: Hono<Env>, system: System, roundSettled: readonly RoundSettledSubscriber[]): void {
  const on = <Request>(operation: { path: string; request: z.ZodMiniType<Request> }, verb: Verb<Request>) =>
    route(app, system, { path: operation.path, schema: operation.request, verb });
  on(OPERATIONS.session, session);
  on(OPERATIONS.balance, balance);
  on(OPERATIONS.bet, bet);
  on(OPERATIONS.win, win(roundSettled));
  on(OPERATIONS.rollback, rollback);
  on(OPERATIONS.endRound, endRound(roundSettled));
  on(OPERATIONS.unsettle, unsettle(roundSettled));
  on(OPERATIONS.resettle, resettle(roundSettled));
  on(OPERATIONS.credit, credit);
  on(OPERATIONS.bulk, bulk(roundSettled));
  on(OPERATIONS.status, status);
  on(OPERATIONS.transactions, transactions);
  on(OPERATIONS.openRounds, openRounds);
  on(OPERATIONS.freeRounds, answerFreeRounds);
}
