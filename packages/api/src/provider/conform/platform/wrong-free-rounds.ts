import type { Answer } from "./send.ts";
import type { Step } from "./step.ts";

/** Why an answer does not count free rounds as the steps used them; undefined where it does, or the step asks for none. */
export function wrongFreeRounds({ openRounds }: Step, answer: Answer, first: { rounds?: number }): string | undefined {
  if (openRounds === undefined || answer.code !== "ok" || !("items" in answer)) return undefined;
  const [found] = answer.items;
  if (!found || !("granted" in found)) return "answered no free rounds";
  const { granted, used, cancelled, expired, open } = found;
  if (granted !== used + cancelled + expired + open)
    return `answered ${granted} granted where ${used} used, ${cancelled} cancelled, ${expired} expired and ${open} open were counted`;
  first.rounds ??= open - openRounds;
  const expected = first.rounds + openRounds;
  return open === expected ? undefined : `answered ${open} open free rounds where ${expected} were expected`;
}
