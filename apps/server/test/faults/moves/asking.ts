import { isApiError } from "@baize/api/client/api-error";
import { newKey } from "../../harness/bank.ts";
import { isOpen } from "../act.ts";
import { untilAnswered } from "../until-answered.ts";

/** The code of an answer, and its value where the code is `ok`. */
export interface Answer<Value> {
  readonly code: string;
  readonly value?: Value;
}

/** Calls once; a refusal is an answer too. */
export async function said<Value>(call: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { code: "ok", value: await call };
  } catch (error) {
    if (isApiError(error)) return { code: error.code };
    throw error;
  }
}

/** Repeats the call until it is answered. */
export async function insist<Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  const answers: Answer<Value>[] = [];
  let cause: unknown;
  const code = await untilAnswered(async () => {
    try {
      const answer = await ask();
      answers.push(answer);
      return answer.code;
    } catch (error) {
      cause = error;
      return "fault";
    }
  });
  const answer = answers.at(-1);
  if (!answer || isOpen(code)) throw new Error("There was never an answer", { cause });
  return answer;
}

/** Makes the same call twice at once. */
export const atOnce = async <Value>(ask: () => Promise<Answer<Value>>): Promise<readonly [Answer<Value>, Answer<Value>]> =>
  await Promise.all([insist(ask), insist(ask)]);

/** Makes the same call twice at once under one key. Both must get the same answer. */
export async function twice<Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  const [one, other] = await atOnce(ask);
  const [first, second] = [one, other].map((answer) => JSON.stringify(answer));
  if (first !== second) throw new Error(`One call was answered ${first}, the other ${second}`);
  return one;
}

/** Makes the same call twice at once under two keys, as two tabs do. The second must be refused by `tooLate`. Returns the first answer. */
export async function byTwoTabs<Value>(tab: (key: string) => Promise<Answer<Value>>, tooLate: string): Promise<Answer<Value>> {
  const [one, other] = await Promise.all([newKey(), newKey()].map(async (key) => await insist(async () => await tab(key))));
  if (!one || !other) throw new Error("There are two tabs");
  const [first, second] = other.code === "ok" ? [other, one] : [one, other];
  agreesWithModel("The second call", second.code, tooLate);
  return first;
}

/** Whether the call was granted. The model must give the same answer. */
export function agreesWithModel(what: string, found: string, wanted: string): boolean {
  if (found !== wanted) throw new Error(`${what} was answered ${found}, the model says ${wanted}`);
  return found === "ok";
}
