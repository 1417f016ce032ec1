import { amountMinor } from "../amounts.ts";
import type { PlatformRun } from "./run.ts";
import { type Answer, sendStep } from "./send.ts";
import { type Act, minorOf, type Moment, type PlatformCase, type Step, stepsOf, type Together } from "./step.ts";
import { balance } from "./steps.ts";
import { wrongFreeRounds } from "./wrong-free-rounds.ts";
import { wrongStatus } from "./wrong-status.ts";

/** A case while it runs. */
interface Play {
  readonly run: PlatformRun;
  readonly moment: Moment;
  /** The first answer of each transaction. */
  readonly first: Map<string, Answer>;
  /** The free rounds that were open when this case first asked. */
  readonly openAtFirst: { rounds?: number };
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

/** The first answer again; with the balance of now where the platform's policy says so. */
function wrongReplay(answer: Answer, was: Answer | undefined, now: bigint, { policy, text }: Moment): string | undefined {
  if (was === undefined) return "there was no first answer";
  const first = policy.replayBalance === "current" && "balance" in was ? { ...was, balance: text(now) } : was;
  if (withoutMark(answer) !== withoutMark(first)) return `answered ${shown(answer)} where the first answer was ${shown(first)}`;
  return isMarked(answer) ? undefined : "answered a repeat without replayed: true";
}

/** The answer to each part of a call, as if it had come by itself. */
function wrongParts(parts: readonly Step[], answer: Answer, play: Play): string | undefined {
  if (answer.code !== "ok" || !("answers" in answer)) return undefined;
  if (answer.answers.length !== parts.length) return `answered ${answer.answers.length} of ${parts.length} calls`;
  let expected = play.moment.balance;
  for (const [index, part] of parts.entries()) {
    expected += minorOf(play.moment, part.change);
    const own = answer.answers[index] ?? answer;
    const wrong = wrongAnswer(part, own, expected, play);
    if (wrong !== undefined) return `call ${index + 1} of it, ${part.call}: ${wrong}`;
    keepFirst(play, part, own);
  }
  return undefined;
}

/** A repeat of this transaction is compared with its first answer. */
function keepFirst({ first, moment }: Play, step: Step, answer: Answer): void {
  const transaction = transactionOf(step.body(moment));
  if (answer.code === "ok" && !step.replayed && !first.has(transaction)) first.set(transaction, answer);
}

/** Why an answer does not name the move of money; undefined where it does, or the step asks for none. */
const wrongReference = ({ hasReference }: Step, answer: Answer): string | undefined =>
  hasReference && !("reference" in answer) ? "answered a move of money without a reference" : undefined;

function wrongAnswer(step: Step, answer: Answer, expected: bigint, play: Play): string | undefined {
  if (answer.code !== step.code) return `answered ${shown(answer)} where ${step.code} was expected`;
  if (step.replayed) return wrongReplay(answer, play.first.get(transactionOf(step.body(play.moment))), expected, play.moment);
  if (isMarked(answer)) return "answered a new call with replayed: true";
  if (step.parts) return wrongParts(step.parts, answer, play);
  return (
    wrongBalance(answer, expected, play.moment) ??
    wrongReference(step, answer) ??
    wrongStatus(step, answer, play.moment) ??
    wrongFreeRounds(step, answer, play.openAtFirst)
  );
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
  if (answer.code !== "ok" || step.replayed || step.parts) return await checked(after);
  // The balance of a new answer is exact already, and a question is no first answer of the transaction that it asks about.
  if (step.says || step.openRounds !== undefined) return after;
  keepFirst(play, step, answer);
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
  row: PlatformCase,
  facts: Omit<Moment, "start" | "balance">,
): Promise<string | undefined> {
  const before = await sendStep(run, balance, { ...facts, start: 0n, balance: 0n });
  if (typeof before === "string" || before.code !== "ok" || !("balance" in before))
    return `before the case, balance: ${typeof before === "string" ? before : `answered ${before.code}`}`;
  const start = amountMinor(before.balance, facts.seat.currencyDigits);
  if (start === undefined) return `before the case, balance: ${before.balance} has not ${facts.seat.currencyDigits} digits`;
  let play: Play = { run, moment: { ...facts, start, balance: start }, first: new Map(), openAtFirst: {}, live: true };
  for (const [index, step] of stepsOf(row, facts.policy).entries()) {
    const played = await afterStep(play, step);
    if (typeof played === "string") return `step ${index + 1}, ${nameOf(step)}: ${played}`;
    play = played;
  }
  return undefined;
}
