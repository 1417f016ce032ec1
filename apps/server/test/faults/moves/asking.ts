import { isApiError } from "@baize/api/client/api-error";
import { newKey } from "../../harness/bank.ts";
import { isOpen } from "../act.ts";
import { untilAnswered } from "../until-answered.ts";

/** The code that a call was answered with, and its value where that is `ok`. */
export interface Answer<Value> {
  readonly code: string;
  readonly value?: Value;
}

/** What a call says; a refusal is an answer, too. */
export async function said<Value>(call: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { code: "ok", value: await call };
  } catch (error) {
    if (isApiError(error)) return { code: error.code };
    throw error;
  }
}

/** Asks again until there is an answer. */
export async function insist<Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  const heard: Answer<Value>[] = [];
  let cause: unknown;
  const code = await untilAnswered(async () => {
    try {
      const answer = await ask();
      heard.push(answer);
      return answer.code;
    } catch (error) {
      cause = error;
      return "fault";
    }
  });
  const answer = heard.at(-1);
  if (!answer || isOpen(code)) throw new Error("There was never an answer", { cause });
  return answer;
}

/** The same thing asked for twice at once. */
export const atOnce = async <Value>(ask: () => Promise<Answer<Value>>): Promise<readonly [Answer<Value>, Answer<Value>]> =>
  await Promise.all([insist(ask), insist(ask)]);

/** Asked for twice at once by one key, both must be told the same: whatever happened happened once. */
export async function twice<Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  const [one, other] = await atOnce(ask);
  const [told, toldToo] = [one, other].map((answer) => JSON.stringify(answer));
  if (told !== toldToo) throw new Error(`One was told ${told}, the other ${toldToo}`);
  return one;
}

/** Two tabs that know nothing of each other want the same thing, which there is once: what the first was told. */
export async function byTwoTabs<Value>(tab: (key: string) => Promise<Answer<Value>>, tooLate: string): Promise<Answer<Value>> {
  const [one, other] = await Promise.all([newKey(), newKey()].map(async (key) => await insist(async () => await tab(key))));
  if (!one || !other) throw new Error("There are two tabs");
  const [first, second] = other.code === "ok" ? [other, one] : [one, other];
  agreed("Whoever came second", second.code, tooLate);
  return first;
}

/** Whether it was granted, which the model must have said as well. */
export function agreed(what: string, found: string, wanted: string): boolean {
  if (found !== wanted) throw new Error(`${what} was answered ${found}, the model says ${wanted}`);
  return found === "ok";
}
