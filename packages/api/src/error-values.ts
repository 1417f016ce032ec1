import type { ContractState } from "@baize/domain/agents/contract/state";
import type { StatementState } from "@baize/domain/agents/settlement/statement-state";
import type { FieldIssue } from "@baize/domain/field/issue";
import type { ClosingObstacle } from "@baize/domain/identity/member/closing";
import type { ChaseState } from "@baize/domain/lottery/draw-state";
import type { BetProblemCode } from "@baize/domain/lottery/price";
import type { SelectionProblem } from "@baize/domain/lottery/read-selection";
import type { MoneyAmount } from "@baize/domain/money/money";
import type { LimitKind, LimitPeriod } from "@baize/domain/responsible-gambling/limit";
import type { PasswordChangeReason } from "@baize/domain/identity/session/password-change";
import type { ChallengeMethod } from "@baize/domain/identity/session/challenge";
import type * as z from "zod/mini";
import type { WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import type { PromotionStatus } from "@baize/domain/rewards/promotion/status";
import type { ErrorCode } from "./errors.ts";
import type { agentContract } from "./schema/agent-contract.ts";
import type { game } from "./schema/game.ts";

/** The type of `value` by code. Codes that are not named here have none. */
export interface ErrorValues {
  /** The money that is still in the account. */
  "account.not_empty": { left: ClosingObstacle[] };
  "input.invalid": { issues: FieldIssue[] };
  /** `captcha`: the next try must carry an answered captcha. */
  "auth.bad_credentials": { captcha: boolean };
  "auth.captcha_required": { captcha: true };
  "auth.captcha_wrong": { captcha: true };
  "auth.password_change_required": { reason: PasswordChangeReason };
  /**
   * A sign-in from an unrecorded address: one proof more, to be asked for by `session.challengeSend` (`sms`, `email`) and
   * given to `session.challengeAnswer`. `to`: the masked number or mailbox. `expiresAt`: epoch milliseconds.
   */
  "auth.verify_required": { challenge: string; methods: { method: ChallengeMethod; to: string | null }[]; expiresAt: number };
  /** Seconds to wait. */
  "rate.limited": { retryAfter: number };
  "verify.too_many_requests": { retryAfter: number };
  "auth.account_locked": { retryAfter: number | null };
  /** `ways`: sign-ins that failed guesses do not lock. */
  "auth.too_many_failures": { retryAfter: number; ways: ("passkey" | "known_device")[] };
  /** `until`: epoch milliseconds of the announced end, null when there is none. */
  "system.maintenance": { until: number | null };
  "system.region_blocked": { ip: string };
  "input.too_long": { max: number };
  /** Pixels. */
  "upload.too_many_pixels": { max: number };
  "money.out_of_range": { min: string; max: string; currency: string };
  /** The sum that must still be wagered. */
  "withdraw.wagering_open": { remaining: string; currency: string };
  /** Its state now. */
  "withdraw.not_possible": { state: WithdrawalState };
  /** Tries that are left. */
  "payment_password.wrong": { left: number };
  "payment_password.locked": { retryAfter: number };
  "money.insufficient": { balance: string; currency: string };
  /** Popular games that can be opened now, to offer instead. */
  "game.maintenance": { instead: z.infer<ReturnType<typeof game>>[] };
  "game.not_open": { instead: z.infer<ReturnType<typeof game>>[] };
  /** The place of the bet on the ticket, from zero, and what is wrong with its numbers: at most a hundred problems. */
  "lottery.bad_bet": { bet: number; code: BetProblemCode; problems: SelectionProblem[] };
  /** The draw that takes tickets now; null where none does. `closesAt`, `now`: epoch milliseconds. */
  "lottery.draw_closed": { open: { issue: string; closesAt: number } | null; now: number };
  /** What the member may still stake on this draw. */
  "lottery.member_limit": { left: string; currency: string };
  /** A number of a bet that no more can be staked on in this draw. */
  "lottery.number_full": { bet: number; number: string };
  /** Its state now. */
  "lottery.chase_over": { state: ChaseState };
  /** The member's status in the promotion instead. */
  "promotion.wrong_state": { status: PromotionStatus };
  /** Points that there are. */
  "points.insufficient": { points: number };
  /** Pieces that are left. */
  "points.out_of_stock": { remaining: number };
  /** `until`: epoch milliseconds of the end; null for good. */
  "responsible_gambling.cooling_off": { until: number | null };
  "responsible_gambling.self_excluded": { until: number | null };
  /** The member's own limit that the call would pass, and the rest of it; null for a limit of time. */
  "responsible_gambling.limit_reached": {
    kind: LimitKind;
    period: LimitPeriod;
    limit: MoneyAmount | null;
    left: MoneyAmount | null;
  };
  /** Its state now. */
  "contract.wrong_state": { state: ContractState };
  /** Its state now; `paid` where it was never a bill. */
  "bill.wrong_state": { state: StatementState };
  /** The place of the tier, from zero. */
  "contract.tiers_overlap": { tier: number };
  "contract.above_upline": { tier: number };
  /** Every contract that would end, from the top down. `hash` confirms this list; `level` counts from the contract's own. */
  "contract.cancels_downline": {
    hash: string;
    /** Of every amount in the tiers. */
    currency: string;
    contracts: { account: string; level: number; version: number; tiers: z.infer<typeof agentContract>["tiers"] }[];
  };
  "register.too_young": { minimumAge: number };
}

export type ErrorValue<Code extends ErrorCode> = Code extends keyof ErrorValues ? ErrorValues[Code] : undefined;
