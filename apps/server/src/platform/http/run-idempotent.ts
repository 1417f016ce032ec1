import type { Endpoint } from "@baize/api/contract/endpoint";
import type { RequestContext } from "../context.ts";
import { transact } from "../database/retry.ts";
import { fault } from "./fault.ts";
import { hashOf } from "../security/tokens.ts";
import type { System } from "../system.ts";
import { claim, type Intent, storeAnswer, storedAnswer } from "./idempotency-queries.ts";

/** Leaves the handler: this intent was answered before, and this is the answer. */
export class AnsweredBefore extends Error {
  override name = "AnsweredBefore";
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("answered before");
    this.answer = answer;
  }
}

const KEY = /^[\w.:-]{16,128}$/;

/** Key order does not make another request. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** The intent that an idempotent call names. Throws `idempotency.key_missing`. */
export function intentOf(row: Endpoint, header: string | undefined, scope: string, input: unknown): Intent | undefined {
  if (!row.idempotent) return undefined;
  if (!header || !KEY.test(header)) throw fault("idempotency.key_missing");
  return { scope, key: header, requestHash: hashOf(JSON.stringify([row.id, canonical(input)])) };
}

/** The transaction of one call; see `RequestContext.commit`. */
export function committer(system: System, intent: Intent | undefined, now: Date): RequestContext["commit"] {
  return async (work) => {
    if (!intent) return await transact(system.db, work);
    return await transact(system.db, async (tx) => {
      if (!(await claim(tx, intent, now))) throw new AnsweredBefore((await storedAnswer(tx, intent))?.value);
      const answer = await work(tx);
      await storeAnswer(tx, intent, answer);
      return answer;
    });
  };
}
