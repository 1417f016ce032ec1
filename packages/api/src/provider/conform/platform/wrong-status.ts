import type { AcceptedCall } from "../../status.ts";
import type { Answer } from "./send.ts";
import type { Moment, Step } from "./step.ts";

/** The fields by which an answer describes a call, where the call has them. */
const DESCRIBED = ["gameCode", "roundId", "betTransactionId", "amount", "pot", "campaign"] as const;

const textOf = (value: unknown): string =>
  value === undefined ? "of nothing" : typeof value === "string" ? value : JSON.stringify(value);

function wrongCall(of: Step, call: AcceptedCall, moment: Moment): string | undefined {
  if (call.operation !== of.call) return `described a ${call.operation} where a ${of.call} was asked about`;
  const sent: Record<string, unknown> = Object(of.body(moment));
  const wrong = DESCRIBED.find((field) => sent[field] !== undefined && textOf(sent[field]) !== textOf(call[field]));
  return wrong && `described the ${wrong} ${textOf(call[wrong])} where ${textOf(sent[wrong])} was sent`;
}

/** Why an answer does not say what became of the transaction; undefined where it does, or the step asks about none. */
export function wrongStatus({ says }: Step, answer: Answer, moment: Moment): string | undefined {
  if (!says || answer.code !== "ok" || !("status" in answer)) return undefined;
  if (answer.status !== says.status) return `answered the status ${answer.status} where ${says.status} was expected`;
  if (!says.of) return answer.call && `described a call where the status is ${says.status}`;
  return answer.call ? wrongCall(says.of, answer.call, moment) : "described no call";
}
