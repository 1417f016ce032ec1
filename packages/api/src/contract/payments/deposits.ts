import * as z from "zod/mini";
import { CHANNEL_KINDS } from "@baize/domain/payments/channel";
import { DEPOSIT_STATES } from "@baize/domain/payments/deposit-state";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { summedList } from "../../schema/list.ts";
import { amount, money } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { expected } from "../../schema/expected.ts";
import { step } from "../../schema/step.ts";
import { address, cursor, id } from "../../schema/text.ts";
import { depositsRoutes } from "../../routes/payments/deposits.ts";

const channelId = () => z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

const deposit = z.object({
  id: id(),
  channel: channelId(),
  kind: z.enum(CHANNEL_KINDS),
  amount: money(),
  fee: money(),
  /** The credited amount: the amount less the fee. */
  credited: money(),
  state: z.enum(DEPOSIT_STATES),
  /** The adapter's page; null once it may not be paid there any more. */
  payUrl: z.nullable(address()),
  expiresAt: instant(),
  createdAt: instant(),
  updatedAt: instant(),
  steps: z.array(step(DEPOSIT_STATES)),
});

export const deposits = endpoints(depositsRoutes, {
  "deposits.channels": {
    summary: "Ways of paying in, with their limits and fees",
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          id: channelId(),
          kind: z.enum(CHANNEL_KINDS),
          min: money(),
          max: money(),
          /** Parts per million of the amount, and a fixed part on top. */
          feePpm: count(1_000_000),
          feeFixed: money(),
          quick: z.array(money()),
          open: z.boolean(),
          /** Minutes in which a payment usually arrives; absent where the brand states none. */
          usualMinutes: z.optional(count()),
        }),
      ),
      next: z.null(),
      /** Minutes that a deposit may be paid in. */
      minutes: count(),
    }),
    rate: "read",
  },
  "deposits.create": {
    summary: "Opens a deposit and answers with the page to pay it on",
    input: z.object({ channel: channelId(), amount: amount() }),
    output: deposit,
    errors: [
      "deposit.channel_closed",
      "deposit.too_many_open",
      "money.out_of_range",
      "responsible_gambling.limit_reached",
      "responsible_gambling.cooling_off",
      "responsible_gambling.self_excluded",
    ],
    rate: "write",
  },
  "deposits.get": {
    summary: "One deposit with its timeline",
    input: z.object({ id: id() }),
    output: z.extend(deposit, {
      /** Of an unpaid one: minutes in which a payment usually arrives. */
      usualMinutes: z.optional(count()),
      /** Of a paid one that has not arrived: by when it usually does. */
      expected: z.optional(expected()),
    }),
    errors: ["deposit.not_found"],
    rate: "read",
  },
  "deposits.list": {
    summary: "The member's deposits, newest first; days are those on which they were opened",
    input: z.object({ state: z.optional(z.enum(DEPOSIT_STATES)), ...days, cursor: z.optional(cursor()), limit: limit(10) }),
    output: summedList(deposit, {
      count: count(),
      /** Of those that succeeded: what was paid, and the fees out of it. */
      paid: money(),
      fees: money(),
      /** Of those that are not over. */
      underWay: money(),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "deposits.cancel": {
    summary: "Gives up a deposit that was not paid; any other stays as it is",
    input: z.object({ id: id() }),
    output: deposit,
    errors: ["deposit.not_found"],
    rate: "write",
  },
});
