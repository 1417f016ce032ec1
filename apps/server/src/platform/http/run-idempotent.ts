import type { Endpoint } from "@baize/api/contract/endpoint";
import type { Transaction } from "../database/database.ts";
import { transact } from "../database/retry.ts";
import { fault } from "./fault.ts";
import { derivedId } from "../ids/derived-id.ts";
import { hashOf } from "../security/tokens.ts";
import type { System } from "../system.ts";
import { claimKey, type Intent, storeAnswer, findAnswer } from "./idempotency-queries.ts";

/** Thrown to leave the handler when the key was answered before; it carries the stored answer. */
export class IdempotentReplay extends Error {
  override name = "IdempotentReplay";
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("idempotent replay");
    this.answer = answer;
  }
}

const KEY = /^[\w.:-]{16,128}$/;

/** Sorts the keys of every object: their order does not make another request. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

interface Visitor {
  readonly memberId: string | undefined;
  readonly brand: string;
}

/** The intent that an idempotent call names. Throws `idempotency.key_missing`. */
export function intentOf(row: Endpoint, header: string | undefined, visitor: Visitor, input: unknown): Intent | undefined {
  if (!row.idempotent) return undefined;
  if (!header || !KEY.test(header)) throw fault("idempotency.key_missing");
  const { memberId, brand } = visitor;
  const owner = memberId ?? derivedId("visitor", brand, hashOf(header));
  return { owner, key: header, requestHash: hashOf(JSON.stringify([row.id, canonical(input)])) };
}

interface Call {
  readonly system: System;
  readonly intent: Intent | undefined;
  readonly now: Date;
}

/**
 * Runs the one transaction of a call; see `RequestContext.commit`. An idempotent call claims its key and stores its answer
 * in that transaction. Throws `IdempotentReplay` where the key was answered before.
 */
export async function runIdempotent<T>({ system, intent, now }: Call, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!intent) return await transact(system.db, work);
  return await transact(system.db, async (tx) => {
    if (!(await claimKey(tx, intent, now))) throw new IdempotentReplay((await findAnswer(tx, intent))?.value);
    const answer = await work(tx);
    await storeAnswer(tx, intent, answer);
    return answer;
  });
}
