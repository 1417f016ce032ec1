import type { CreditType } from "@baize/domain/gaming/credit-type";
import type { AnswerCode } from "../../answer.ts";
import type { Operation } from "../../operations.ts";
import type { TransactionStatus } from "../../status.ts";
import { minorOf, type Moment, type Sending, type Step, type Sum } from "./step.ts";

/** The members of a call that say whose it is. */
const who = ({ seat }: Moment) => ({ member: seat.member, currency: seat.currency });

const move = (moment: Moment, round: string, transaction: string) => ({
  ...who(moment),
  gameCode: moment.seat.game.code,
  roundId: moment.id(round),
  transactionId: moment.id(transaction),
});

const amount = (moment: Moment, sum: Sum) => ({ amount: moment.text(minorOf(moment, sum)) });
const less = (sum: Sum): Sum => (typeof sum === "number" ? -sum : (moment) => -sum(moment));

/** A bet under this label, in this round. */
export const bet = (label: string, round: string, stake: Sum): Step => ({
  call: "bet",
  body: (moment) => ({ ...move(moment, round, label), session: moment.seat.session, ...amount(moment, stake) }),
  code: "ok",
  change: less(stake),
});

const onBet = (call: Operation, label: string, round: string, betLabel: string, sum: Sum): Step => ({
  call,
  body: (moment) => ({ ...move(moment, round, label), betTransactionId: moment.id(betLabel), ...amount(moment, sum) }),
  code: "ok",
  change: sum,
});

/** A win on the bet of this label. */
export const win = (label: string, round: string, betLabel: string, sum: Sum): Step => onBet("win", label, round, betLabel, sum);

/** A rollback of the bet of this label. */
export const rollback = (label: string, round: string, betLabel: string, sum: Sum): Step =>
  onBet("rollback", label, round, betLabel, sum);

const potOf = (moment: Moment, sum: Sum, id = "conformance") => ({ id, ...amount(moment, sum) });

/** The bet or the win, with this part of it into or out of a pot. */
export const withPot = (step: Step, sum: Sum, pot = "conformance"): Step =>
  withFields(step, (moment) => ({ pot: potOf(moment, sum, pot) }));

/** A bet of nothing on a free round of the run's campaign. */
export const freeBet = (label: string, round: string, campaign?: string): Step =>
  withFields(bet(label, round, 0), (moment) => ({ campaign: campaign ?? moment.campaign }));

/** Asks for the rounds of the run's campaign: so many are open more than at the first time that this case asked. */
export const freeRounds = (more: number): Step => ({
  call: "freeRounds",
  body: (moment) => ({ ...who(moment), gameCode: moment.seat.game.code, campaign: moment.campaign }),
  code: "ok",
  change: 0,
  openRounds: more,
});

/** A credit without a bet, of this type. */
export const credit = (label: string, sum: Sum, type: CreditType = "promotion"): Step => ({
  call: "credit",
  body: (moment) => ({
    ...who(moment),
    gameCode: moment.seat.game.code,
    transactionId: moment.id(label),
    type,
    reason: "Conformance",
    ...amount(moment, sum),
  }),
  code: "ok",
  change: sum,
});

/** The end of a round that took `staked` and paid `won`. A void end adds what is left of the stakes. */
export const end = (
  label: string,
  round: string,
  [staked, won]: readonly [staked: Sum, won: Sum],
  status: "settled" | "void" = "settled",
): Step => ({
  call: "endRound",
  body: (moment) => ({
    ...move(moment, round, label),
    totalBet: moment.text(minorOf(moment, staked)),
    totalWin: moment.text(minorOf(moment, won)),
    status,
  }),
  code: "ok",
  change: status === "settled" ? 0 : (moment) => minorOf(moment, staked) - minorOf(moment, won),
});

/** Takes the result of this end back, whose wins are this sum. */
export const unsettle = (label: string, round: string, endLabel: string, sum: Sum): Step => ({
  call: "unsettle",
  body: (moment) => ({ ...move(moment, round, label), endTransactionId: moment.id(endLabel), ...amount(moment, sum) }),
  code: "ok",
  change: less(sum),
});

/** A win of a result that is settled anew: its label, that of its bet, its amount, and what comes out of the pot. */
type RightWin = readonly [label: string, bet: string, amount: Sum, pot?: Sum];

/** Settles the round of this end, whose wins are the first sum, by these wins instead. */
export const resettle = (
  label: string,
  round: string,
  {
    end: endLabel,
    was,
    staked,
    wins,
  }: { readonly end: string; readonly was: Sum; readonly staked: Sum; readonly wins: readonly RightWin[] },
): Step => {
  const won = (moment: Moment) => wins.reduce((sum, [, , prize]) => sum + minorOf(moment, prize), 0n);
  return {
    call: "resettle",
    body: (moment) => ({
      ...move(moment, round, label),
      endTransactionId: moment.id(endLabel),
      ...amount(moment, was),
      totalBet: moment.text(minorOf(moment, staked)),
      totalWin: moment.text(won(moment)),
      wins: wins.map(([winLabel, betLabel, prize, pot]) => ({
        transactionId: moment.id(winLabel),
        betTransactionId: moment.id(betLabel),
        ...amount(moment, prize),
        ...(pot !== undefined && { pot: potOf(moment, pot) }),
      })),
    }),
    code: "ok",
    change: (moment) => won(moment) - minorOf(moment, was),
  };
};

/** Several calls in one. */
export const bulk = (...parts: readonly Step[]): Step => ({
  call: "bulk",
  body: (moment) => ({ calls: parts.map(({ call, body }) => ({ operation: call, request: body(moment) })) }),
  code: "ok",
  change: (moment) => parts.reduce((sum, { change }) => sum + minorOf(moment, change), 0n),
  parts,
});

export const balance: Step = {
  call: "balance",
  body: (moment) => ({ ...who(moment), session: moment.seat.session }),
  code: "ok",
  change: 0,
};

/** Asks what became of the transaction of this label; `of` is its accepted call. */
export const status = (label: string, says: TransactionStatus, of?: Step): Step => ({
  call: "status",
  body: (moment) => ({ ...who(moment), gameCode: moment.seat.game.code, transactionId: moment.id(label) }),
  code: "ok",
  change: 0,
  says: { status: says, of },
});

/** Asks for the calls of one UTC day. */
export const transactions = (day: string, cursor?: string): Step => ({
  call: "transactions",
  body: () => ({ day, cursor }),
  code: "ok",
  change: 0,
});

/** Asks for the rounds that were left open for longer than these hours. */
export const openRounds = (hours: number, cursor?: string): Step => ({
  call: "openRounds",
  body: () => ({ hours, cursor }),
  code: "ok",
  change: 0,
});

/** The step, refused: it moves nothing. */
export const refused = (code: AnswerCode, step: Step): Step => ({ ...step, code, change: 0 });

/** The step once more, answered by its first answer. */
export const replayed = (step: Step): Step => ({ ...step, change: 0, replayed: true });

/** The step, accepted without a move of money. */
export const withoutMove = (step: Step): Step => ({ ...step, change: 0 });

/** The step with other fields; undefined leaves one out. */
export const withFields = (step: Step, fields: (moment: Moment) => Record<string, unknown>): Step => ({
  ...step,
  body: (moment) => ({ ...Object(step.body(moment)), ...fields(moment) }),
});

export const sent = (step: Step, sending: Sending): Step => ({ ...step, sending });
