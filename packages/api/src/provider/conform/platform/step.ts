import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
import type { AnswerCode } from "../../answer.ts";
import type { Operation } from "../../operations.ts";
import type { SessionAnswer } from "../../session.ts";
import type { TransactionStatus } from "../../status.ts";

/** What the steps of a case are written in terms of. */
export interface Moment {
  readonly seat: SessionAnswer;
  /** The launch that the seat came from: its token is used up. */
  readonly token: string;
  /** The smallest stake, in minor units. */
  readonly unit: bigint;
  /** The member's balance before the first step of the case. */
  readonly start: bigint;
  /** The member's balance after the steps so far. */
  readonly balance: bigint;
  /** The maximum win of a round; undefined where the run was not told. */
  readonly maxWin: bigint | undefined;
  /** A campaign of free rounds that was granted to the member; undefined where the run was not told. */
  readonly campaign: string | undefined;
  /** How this platform answers where vendors differ. */
  readonly policy: AnswerPolicy;
  /** The id behind a label, the same for all steps of one case, and new in every run. */
  readonly id: (label: string) => string;
  /** Minor units as an amount of the seat's currency. */
  readonly text: (minor: bigint) => string;
}

/** Smallest stakes, or a number of minor units that depends on the moment. */
export type Sum = number | ((moment: Moment) => bigint);

export const minorOf = (moment: Moment, sum: Sum): bigint => (typeof sum === "number" ? moment.unit * BigInt(sum) : sum(moment));

/** How a call is sent where that differs from a well signed one. */
export interface Sending {
  /** Headers after signing; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Signs these bytes, and sends the others. */
  readonly signedBody?: string;
  readonly signedPath?: string;
  readonly secret?: string;
  /** Milliseconds that the timestamp is ahead. */
  readonly ahead?: number;
  /** The nonce of this label, so that two calls have the same one. */
  readonly nonce?: string;
  /** Sends this text instead of JSON. */
  readonly text?: (json: string) => string;
}

export interface Step {
  readonly call: Operation;
  readonly body: (moment: Moment) => unknown;
  readonly sending?: Sending;
  /** The expected answer. */
  readonly code: AnswerCode;
  /** What it adds to the balance. */
  readonly change: Sum;
  /** The answer is the first one of this transaction again. */
  readonly replayed?: boolean;
  /** The answer has a reference, as money moved. */
  readonly hasReference?: boolean;
  /** What the answer says of a transaction. */
  readonly says?: Says;
  /** Free rounds that are open more than when the case first asked. */
  readonly openRounds?: number;
  /** The calls that this one carries, each with the answer that it gets. */
  readonly parts?: readonly Step[];
}

/** The status of a transaction; `of` is the accepted call that the answer describes. */
export interface Says {
  readonly status: TransactionStatus;
  readonly of?: Step;
}

/** Calls that arrive together. Which comes first is open, so each permitted set of answers is named. */
export interface Together {
  readonly together: readonly Step[];
  /** Codes in the order of the steps; any one of these rows is right. */
  readonly codes: readonly (readonly AnswerCode[])[];
  readonly change: Sum;
  /** All are one call: one answer is new, the others are its replays. */
  readonly once?: boolean;
}

/** What somebody at the platform does between two calls. */
export interface Act {
  readonly act: "signOut";
}

/** What a run must know or be able to do for a case. */
export type Need = "signOut" | "maxWin" | "minimum" | "campaign";

export interface PlatformCase {
  readonly name: string;
  readonly proves: string;
  readonly needs?: Need;
  readonly steps: Steps | ((policy: AnswerPolicy) => Steps);
}

type Steps = readonly (Step | Together | Act)[];

/** The steps of a case on a platform with this policy. */
export const stepsOf = ({ steps }: PlatformCase, policy: AnswerPolicy): Steps =>
  typeof steps === "function" ? steps(policy) : steps;
