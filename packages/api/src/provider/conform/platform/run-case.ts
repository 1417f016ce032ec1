import { amountMinor } from "../amounts.ts";
import type { PlatformRun } from "./run.ts";
import { type Answer, sendStep } from "./send.ts";
import { type Act, minorOf, type Moment, type PlatformCase, type Step, type Together } from "./step.ts";
import { balance } from "./steps.ts";
import { wrongStatus } from "./wrong-status.ts";

/** A case while it runs. */
interface Play {
  readonly run: PlatformRun;
  readonly moment: Moment;
  /** The first answer of each transaction. */
  readonly first: Map<string, Answer>;
  /** The member is signed in: the balance can be asked for. */
  readonly live: boolean;
}

/** The case after a step, or what was wrong with it, in one sentence. */
type Played = Play | string;

const shown = (answer: Answer): string =>
  "balance" in answer && answer.balance !== undefined ? `${answer.code} with the balance ${answer.balance}` : answer.code;

const transactionOf = (body: unknown): string => String(Object(body).transactionId);

/** Why the balance of an answer does not agree with the steps. */
function wrongBalance(answer: Answer, expected: bigint, { seat, text }: Moment): string | undefined {
  if (!("balance" in answer) || answer.balance === undefined)
    return answer.code === "insufficient" ? "answered insufficient without the balance" : undefined;
  if (amountMinor(answer.balance, seat.currencyDigits) !== expected)
    return `answered ${shown(answer)} where ${text(expected)} was expected`;
  return answer.currency === seat.currency ? undefined : `answered in ${answer.currency ?? "no currency"}`;
}

const withoutMark = (answer: Answer): string =>
  JSON.stringify(
    Object.entries(answer)
      .filter(([name]) => name !== "replayed")
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const isMarked = (answer: Answer): boolean => "replayed" in answer && answer.replayed === true;

function wrongReplay(answer: Answer, first: Answer | undefined): string | undefined {
  if (first === undefined) return "there was no first answer";
  if (withoutMark(answer) !== withoutMark(first)) return `answered ${shown(answer)} where the first answer was ${shown(first)}`;
  return isMarked(answer) ? undefined : "answered a repeat without replayed: true";
}

function wrongAnswer(step: Step, answer: Answer, expected: bigint, play: Play): string | undefined {
  if (answer.code !== step.code) return `answered ${shown(answer)} where ${step.code} was expected`;
  if (step.replayed) return wrongReplay(answer, play.first.get(transactionOf(step.body(play.moment))));
  if (isMarked(answer)) return "answered a new call with replayed: true";
  return wrongBalance(answer, expected, play.moment) ?? wrongStatus(step, answer, play.moment);
}

/** The balance that the platform tells agrees with the steps. */
async function checked(play: Play): Promise<Played> {
  if (!play.live) return play;
  const answer = await sendStep(play.run, balance, play.moment);
  if (typeof answer === "string") return `${answer} to the balance afterwards`;
  const wrong = wrongAnswer(balance, answer, play.moment.balance, play);
  return wrong === undefined ? play : `${wrong}, as the balance afterwards`;
}

async function single(play: Play, step: Step): Promise<Played> {
  const expected = play.moment.balance + minorOf(play.moment, step.change);
  const answer = await sendStep(play.run, step, play.moment);
  if (typeof answer === "string") return answer;
  const wrong = wrongAnswer(step, answer, expected, play);
  if (wrong !== undefined) return wrong;
  const after: Play = { ...play, moment: { ...play.moment, balance: expected } };
  if (answer.code !== "ok" || step.replayed) return await checked(after);
  // The balance of a new answer is exact already, and a question is no first answer of the transaction that it asks about.
  if (step.says) return after;
  const transaction = transactionOf(step.body(play.moment));
  if (!play.first.has(transaction)) play.first.set(transaction, answer);
  return after;
}

function wrongSet({ codes, once }: Together, answers: readonly Answer[]): string | undefined {
  const given = answers.map(({ code }) => code).join(", ");
  if (!codes.some((row) => row.join(", ") === given))
    return `answered ${given} where ${codes.map((row) => row.join(", ")).join(" or ")} was expected`;
  if (!once) return undefined;
  if (new Set(answers.map(withoutMark)).size > 1) return `answered one call in different ways: ${answers.map(shown).join("; ")}`;
  const fresh = answers.filter((answer) => !isMarked(answer)).length;
  return fresh === 1 ? undefined : `answered one call ${fresh} times without replayed: true`;
}

async function several(play: Play, group: Together): Promise<Played> {
  const answers = await Promise.all(group.together.map(async (step) => await sendStep(play.run, step, play.moment)));
  const readable = answers.filter((answer): answer is Answer => typeof answer !== "string");
  const missing = answers.find((answer) => typeof answer === "string");
  if (typeof missing === "string") return missing;
  const wrong = wrongSet(group, readable);
  const after = play.moment.balance + minorOf(play.moment, group.change);
  return wrong ?? (await checked({ ...play, moment: { ...play.moment, balance: after } }));
}

async function afterStep(play: Play, step: Step | Together | Act): Promise<Played> {
  if ("act" in step) {
    await play.run.signOut?.();
    return { ...play, live: false };
  }
  return "together" in step ? await several(play, step) : await single(play, step);
}

const nameOf = (step: Step | Together | Act): string =>
  "act" in step ? step.act : "together" in step ? `${step.together.length} calls at once` : step.call;

/** Plays one case. Answers what was wrong, in one sentence that names the step; undefined where nothing was. */
export async function runCase(
  run: PlatformRun,
  { steps }: PlatformCase,
  facts: Omit<Moment, "start" | "balance">,
): Promise<string | undefined> {
  const before = await sendStep(run, balance, { ...facts, start: 0n, balance: 0n });
  if (typeof before === "string" || before.code !== "ok" || !("balance" in before))
    return `before the case, balance: ${typeof before === "string" ? before : `answered ${before.code}`}`;
  const start = amountMinor(before.balance, facts.seat.currencyDigits);
  if (start === undefined) return `before the case, balance: ${before.balance} has not ${facts.seat.currencyDigits} digits`;
  let play: Play = { run, moment: { ...facts, start, balance: start }, first: new Map(), live: true };
  for (const [index, step] of steps.entries()) {
    const played = await afterStep(play, step);
    if (typeof played === "string") return `step ${index + 1}, ${nameOf(step)}: ${played}`;
    play = played;
  }
  return undefined;
}
