import { type RefusalAnswer, refusalAnswer, REFUSALS } from "../../answer.ts";
import { OPERATIONS, type Operation, type OperationAnswer } from "../../operations.ts";
import { signHeaders } from "../../sign.ts";
import type { Moment, Sending, Step } from "./step.ts";

export type Answer = OperationAnswer | RefusalAnswer;

/** Who calls, and how a call gets to the platform. */
export interface Caller {
  readonly url: string;
  readonly provider: string;
  readonly secret: string;
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

/** Milliseconds after which an answer counts as missing. */
const PATIENCE = 10_000;

const headersOf = ({ headers = {} }: Sending, signed: Record<string, string>): [string, string][] =>
  Object.entries({ "content-type": "application/json", ...signed, ...headers }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );

/** Makes one call. Answers what the contract lets a platform answer, or in one sentence why it is none. */
export async function sendCall(
  { url, provider, secret, fetch, now }: Caller,
  operation: Operation,
  json: string,
  { nonce, ...sending }: Sending = {},
): Promise<Answer | string> {
  const { path } = OPERATIONS[operation];
  const body = sending.text?.(json) ?? json;
  const parts = { provider, method: "POST", path: sending.signedPath ?? path, body: sending.signedBody ?? body };
  const signed = signHeaders(parts, sending.secret ?? secret, now() + (sending.ahead ?? 0), nonce);
  const init = { method: "POST", headers: headersOf(sending, signed), body, signal: AbortSignal.timeout(PATIENCE) };
  try {
    const response = await fetch(new URL(path, url), init);
    return readAnswer(operation, response.status, await response.text());
  } catch (error) {
    return `there was no answer (${error instanceof Error ? error.message : String(error)})`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer(operation: Operation, status: number, text: string): Answer | string {
  const shown = `answered ${status} with ${text.slice(0, 200) || "an empty body"}`;
  const body = parsed(text);
  const accepted = OPERATIONS[operation].answer.safeParse(body);
  if (accepted.success) return status === 200 ? accepted.data : `${shown}: an accepted call is answered with 200`;
  const refusal = refusalAnswer.safeParse(body);
  if (!refusal.success) return `${shown}, which is no answer of the contract`;
  return status === REFUSALS[refusal.data.code]
    ? refusal.data
    : `${shown}: ${refusal.data.code} is answered with ${REFUSALS[refusal.data.code]}`;
}

/** Sends a step as it stands at this moment. */
export async function sendStep(caller: Caller, step: Step, moment: Moment): Promise<Answer | string> {
  const { nonce, ...sending } = step.sending ?? {};
  const named = nonce === undefined ? undefined : moment.id(nonce).replaceAll(/[.:]/g, "_").slice(-64);
  return await sendCall(caller, step.call, JSON.stringify(step.body(moment)), { ...sending, nonce: named });
}
