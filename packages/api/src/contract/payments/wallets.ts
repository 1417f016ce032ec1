import * as z from "zod/mini";
import { KEPT_REASONS, TRANSFER_STATES } from "@baize/domain/payments/wallet-transfer";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { summedList } from "../../schema/list.ts";
import { amount, money } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { cursor, id, text } from "../../schema/text.ts";
import { walletsRoutes } from "../../routes/payments/wallets.ts";

/** `main`, or the code of a vendor (the specification's vassalage). */
const wallet = id;

const transfer = z.object({
  id: id(),
  /** The caller's own name for it. */
  reference: id(),
  from: wallet(),
  to: wallet(),
  vendorName: text(120),
  amount: money(),
  state: z.enum(TRANSFER_STATES),
  at: instant(),
  settledAt: z.nullable(instant()),
});

export const wallets = endpoints(walletsRoutes, {
  "wallets.merchant": {
    summary: "Whether the brand keeps one wallet for all vendors, and what one transfer may bring into a vendor's",
    input: z.object({}),
    output: z.object({ isSingle: z.boolean(), min: money(), max: money() }),
    rate: "read",
  },
  "wallets.list": {
    summary: "The member's wallets with what is in each, the main one first; the total is their sum and what is under way",
    input: z.object({}),
    output: z.object({
      isSingle: z.boolean(),
      total: money(),
      /** Has left one wallet and not yet arrived in another. */
      pending: money(),
      items: z.array(
        z.object({
          wallet: wallet(),
          /** The vendor's name; empty for the main wallet. */
          name: text(120),
          balance: money(),
          /** Whether money can be moved to and from it now. */
          open: z.boolean(),
        }),
      ),
      next: z.null(),
      asOf: instant(),
    }),
    rate: "read",
  },
  "wallets.transfer": {
    summary: "Moves money between the main wallet and a vendor's; the vendor may answer later",
    input: z.object({
      from: wallet(),
      to: wallet(),
      amount: amount(),
      /** Made by the caller once for this transfer: `wallets.transferStatus` answers the outcome by it. */
      reference: id(),
    }),
    output: transfer,
    errors: [
      "money.out_of_range",
      "money.insufficient",
      "game.bets_locked",
      "wallet.single",
      "wallet.unknown",
      "wallet.closed",
      "responsible_gambling.cooling_off",
      "responsible_gambling.self_excluded",
    ],
    rate: "write",
  },
  "wallets.transferStatus": {
    summary: "What came of a transfer",
    input: z.object({ reference: id() }),
    output: transfer,
    errors: ["wallet.transfer_not_found"],
    rate: "read",
  },
  "wallets.transfers": {
    summary: "Transfers to and from vendors' wallets, newest first",
    input: z.object({ state: z.optional(z.enum(TRANSFER_STATES)), ...days, cursor: z.optional(cursor()), limit: limit(10) }),
    output: summedList(transfer, {
      count: count(),
      /** Of those that arrived: into vendors' wallets, and back into the main one. */
      in: money(),
      out: money(),
      underWay: money(),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "wallets.returnBalance": {
    summary: "Brings all that is in vendors' wallets back to the main one, each part once; what cannot come is named",
    input: z.object({}),
    output: z.object({
      /** Is in the main wallet now. */
      returned: money(),
      /** Was asked back, and comes when its vendor has answered. */
      pending: money(),
      parts: z.array(transfer),
      kept: z.array(z.object({ wallet: wallet(), name: text(120), balance: money(), reason: z.enum(KEPT_REASONS) })),
    }),
    rate: "write",
  },
});
