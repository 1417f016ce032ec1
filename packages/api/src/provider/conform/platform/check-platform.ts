import { randomBytes } from "node:crypto";
import { type AnswerPolicy, STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import type { SessionAnswer } from "../../session.ts";
import { amountMinor, amountText } from "../amounts.ts";
import type { CaseResult, Report } from "../report.ts";
import { findPolicy } from "./find-policy.ts";
import { PLATFORM_CASES } from "./platform-cases.ts";
import { runCase } from "./run-case.ts";
import type { PlatformRun } from "./run.ts";
import { sendCall } from "./send.ts";
import type { Moment, Need, PlatformCase } from "./step.ts";

/** Smallest stakes that a run may take. */
const LEAST_STAKES = 200n;

const LACKS: Readonly<Record<Need, string>> = {
  signOut: "the member is not signed out in this run",
  maxWin: "the maximum win of this platform was not named",
  campaign: "no campaign of free rounds was named",
  minimum: "this platform has no minimum bet",
};

type Known = Omit<Moment, "start" | "balance" | "id" | "policy">;

/** What a run knows of its member, or why the member cannot be used. */
function knownOf(seat: SessionAnswer, { token, maxWin, campaign }: PlatformRun): Known | string {
  const digits = seat.currencyDigits;
  const [money, least, most] = [seat.balance, seat.limits.minBet, seat.limits.maxBet].map((text) => amountMinor(text, digits));
  const highest = maxWin === undefined ? undefined : amountMinor(maxWin, digits);
  if (money === undefined || least === undefined || most === undefined)
    return `the amounts of the session have not ${digits} digits`;
  if (maxWin !== undefined && highest === undefined) return `the maximum win ${maxWin} has not ${digits} digits`;
  const unit = least > 0n ? least : 1n;
  if (money < unit * LEAST_STAKES) return `the member needs at least ${amountText(unit * LEAST_STAKES, digits)}`;
  if (money >= most) return `the member must have less than the highest bet, ${seat.limits.maxBet}`;
  return { seat, token, unit, maxWin: highest, campaign, text: (minor) => amountText(minor, digits) };
}

const OPENS = { name: "session", proves: "the token of a launch is exchanged for a session" };

function lackOf({ needs }: PlatformCase, known: Known, { signOut }: PlatformRun): string | undefined {
  if (needs === undefined) return undefined;
  const isMet = {
    signOut: signOut !== undefined,
    maxWin: known.maxWin !== undefined,
    campaign: known.campaign !== undefined,
    minimum: known.unit > 1n,
  };
  return isMet[needs] ? undefined : LACKS[needs];
}

async function checkCase(
  row: PlatformCase,
  known: Known & Pick<Moment, "policy">,
  run: PlatformRun,
  prefix: string,
): Promise<CaseResult> {
  const { name, proves } = row;
  const lack = lackOf(row, known, run);
  if (lack !== undefined) return { name, proves, outcome: "not checked", why: lack };
  const why = await runCase(run, row, { ...known, id: (label) => `${prefix}.${name}.${label}` });
  return why === undefined ? { name, proves, outcome: "passed" } : { name, proves, outcome: "failed", why };
}

/** The policy as a few calls before the cases show it. */
async function probePolicy(run: PlatformRun, known: Known, prefix: string): Promise<AnswerPolicy> {
  const balance = amountMinor(known.seat.balance, known.seat.currencyDigits) ?? 0n;
  const id = (label: string) => `${prefix}.policy.${label}`;
  return await findPolicy(run, { ...known, policy: STANDARD_POLICY, start: balance, balance, id });
}

async function openedBy(run: PlatformRun): Promise<Known | string> {
  const answer = await sendCall(run, "session", JSON.stringify({ token: run.token, gameCode: run.gameCode }));
  if (typeof answer === "string") return answer;
  return "session" in answer ? knownOf(answer, run) : `answered ${answer.code}`;
}

/** Checks a platform as a vendor would: plays the cases with one member, whose balance is checked after every step. */
export async function checkPlatform(run: PlatformRun, cases: readonly PlatformCase[] = PLATFORM_CASES): Promise<Report> {
  const known = await openedBy(run);
  const chosen = cases.filter(({ name }) => run.only === undefined || run.only === name);
  const report = (results: readonly CaseResult[], policy?: AnswerPolicy): Report => ({
    contract: "version 2",
    checked: "platform",
    url: run.url,
    ...(policy && { policy }),
    cases: results,
  });
  if (typeof known === "string")
    return report([
      { ...OPENS, outcome: "failed", why: known },
      ...chosen.map(({ name, proves }): CaseResult => ({ name, proves, outcome: "not checked", why: "there is no session" })),
    ]);
  const prefix = randomBytes(6).toString("hex");
  const results: CaseResult[] = [{ ...OPENS, outcome: "passed" }];
  const policy = await probePolicy(run, known, prefix);
  for (const row of chosen) results.push(await checkCase(row, { ...known, policy }, run, prefix));
  return report(results, policy);
}
