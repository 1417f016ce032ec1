import * as z from "zod/mini";
import { MEMBER_KINDS } from "@baize/domain/identity/member/kind";
import { TRANSFER_SIDES, TRANSFER_DIRECTIONS } from "@baize/domain/payments/member-transfer";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { summedList } from "../../schema/list.ts";
import { amount, money } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { cursor, filled, id, text } from "../../schema/text.ts";
import { uplineRoutes } from "../../routes/payments/upline.ts";

const side = z.enum(TRANSFER_SIDES);

const transfer = z.object({
  id: id(),
  way: z.enum(TRANSFER_DIRECTIONS),
  /** The other side of the transfer; an upline is masked. */
  side,
  account: filled(64),
  amount: money(),
  at: instant(),
});

export const upline = endpoints(uplineRoutes, {
  "upline.rules": {
    summary: "Which ways the member may send money, out of which wallet, and how much",
    input: z.object({}),
    output: z.object({
      /** None: the page is not for this member. */
      sides: z.array(side),
      /** The one above; masked. */
      upline: z.nullable(z.object({ account: filled(64), nickname: text(64) })),
      /** By the profile of the brand. */
      wallet: z.enum(["cash", "commission"]),
      available: money(),
      min: money(),
      max: money(),
      perDay: count(),
      today: count(),
      /** The part of a deposit that must be wagered before cash can be sent. */
      wagering: money(),
      /** Whether a transfer is refused because the member's money is frozen. */
      frozen: z.boolean(),
      asOf: instant(),
    }),
    rate: "read",
  },
  "upline.people": {
    summary: "The member's own downline, of every level, by name",
    input: z.object({ search: z.optional(text(64)), cursor: z.optional(cursor()), limit: limit(20) }),
    output: z.object({
      items: z.array(
        z.object({
          account: filled(64),
          nickname: text(64),
          type: z.literal(MEMBER_KINDS),
          /** 1 for a direct downline. */
          level: count(),
        }),
      ),
      next: z.nullable(cursor()),
    }),
    errors: ["transfer.not_allowed", "input.bad_cursor"],
    rate: "read",
  },
  "upline.send": {
    summary: "Sends money to the own upline, or to a member of the own downline",
    input: z.object({
      to: side,
      /** Of a downline: whose account it goes to. */
      account: z.optional(text(64)),
      amount: amount(),
      paymentPassword: filled(32),
    }),
    output: transfer,
    errors: [
      "money.account_locked",
      "transfer.receiver_closed",
      "transfer.not_allowed",
      "transfer.daily_limit",
      "auth.user_unknown",
      "money.out_of_range",
      "money.insufficient",
      "withdraw.wagering_open",
      "payment_password.not_set",
      "payment_password.wrong",
      "payment_password.locked",
    ],
    rate: "write",
  },
  "upline.list": {
    summary: "What was sent and received, newest first",
    input: z.object({
      way: z.optional(z.enum(TRANSFER_DIRECTIONS)),
      ...days,
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: summedList(transfer, { count: count(), sent: money(), received: money() }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
});
