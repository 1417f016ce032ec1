import { randomUUID } from "node:crypto";
import { safeParse } from "zod/mini";
import type { Endpoint } from "@baize/api/contract/endpoint";
import type { ServerErrorCode } from "@baize/api/errors";
import { type Field, fieldsOf } from "./fields.ts";
import * as own from "./own-rows.ts";
import { ROWS } from "./rows.ts";

/** Ids that belong to no member: shared by a brand, or made up by the caller. */
const SHARED = "shared";
type Maker = typeof SHARED | own.Make;

/** The owner-specific resource, by the contract's code for "not found". */
export const BY_CODE: Readonly<Partial<Record<ServerErrorCode, Maker>>> = {
  "announcement.not_found": SHARED,
  "auth.link_expired": own.passkeyChallenge,
  "bonus.not_found": own.bonus,
  "contract.not_found": own.contract,
  "deposit.not_found": own.deposit,
  "game.not_found": SHARED,
  "lottery.chase_not_found": own.lotteryChase,
  "lottery.ticket_not_found": own.lotteryTicket,
  "mission.not_found": SHARED,
  "promotion.not_found": SHARED,
  "reward.not_found": own.pendingReward,
  "statement.not_found": own.statement,
  "transaction.not_found": own.transaction,
  "upload.not_found": own.picture,
  "wallet.transfer_not_found": own.transfer,
  // `main` or a vendor's code; and a reference made up by the caller, which `wallets.transferStatus` reads.
  "wallet.unknown": SHARED,
  "withdraw.account_unknown": own.payoutAccount,
  "withdraw.not_found": own.withdrawal,
};

/** Fields whose name means the same in every endpoint. `vendor` is a vendor's code. */
export const BY_FIELD: Readonly<Record<string, Maker>> = {
  images: own.picture,
  chaseId: own.lotteryChase,
  gameId: SHARED,
  vendor: SHARED,
};

/** Endpoints for which the contract does not name the resource, or which need it in another state. */
export const BY_HAND: Readonly<Record<string, Maker>> = {
  "announcements.markRead ids": SHARED,
  "income.pay id": own.bill,
  "income.refuse id": own.bill,
  "inbox.delete ids": own.message,
  "inbox.markRead ids": own.message,
  "lottery.chases id": own.lotteryChase,
  "passkey.remove id": own.passkey,
  "payout.remove id": own.payoutAccount,
  // Goods of the mall, which the contract names `reward` like a pending reward.
  "points.redeem id": SHARED,
  "raffle.get id": SHARED,
  "session.end id": own.otherSession,
  "withdrawals.receipt id": own.paidWithdrawal,
};

/** The further state that a call needs of its caller. */
export const REST: Readonly<Record<string, (owner: own.Owner) => Promise<object>>> = {
  "income.wagers id": async () => ({ line: 0 }),
  "inbox.markRead ids": async () => ({ all: false }),
  "member.setIcon avatar": async () => ({ avatarType: "CUSTOM" }),
  "promotions.apply images": async ({ world }) => ({ id: await own.addApplied(world) }),
  "withdrawals.receipt images": async (owner) => ({ id: await own.paidWithdrawal(owner), receipt: "not_received" }),
};

/** Finds how to make the row: by the lists above, by the field, then by the first "not found" code of the endpoint. */
function makerOf({ id, errors = [] }: Endpoint, name: string): Maker | undefined {
  const byCode = errors.map((code) => BY_CODE[code]).find(Boolean);
  return BY_HAND[`${id} ${name}`] ?? BY_FIELD[name] ?? byCode;
}

const elementOf = ({ def }: Field, field: Field): Field => {
  const inner = def.innerType ?? def.element;
  return inner ? elementOf(inner, inner) : field;
};

/** Whether a field names one row: by its name, or because its schema accepts ids alone. Cursors are tested below. */
function namesOne([name, field]: [string, Field]): boolean {
  const takes = (text: string) => safeParse(elementOf(field, field), text).success;
  return name !== "cursor" && (/^ids?$|Id$/.test(name) || (takes(randomUUID()) && !takes("../")));
}

/** Every id that a signed-in call takes. */
export const taking = ROWS.filter(({ token }) => token).flatMap((row) =>
  fieldsOf(row)
    .filter(namesOne)
    .map(([name, field]) => ({ key: `${row.id} ${name}`, row, name, many: isMany(field), maker: makerOf(row, name) })),
);
/** The ids of members' own rows, each with the function that makes such a row. */
export const owned = taking.flatMap(({ maker, ...one }) => (typeof maker === "function" ? [{ ...one, make: maker }] : []));

function isMany({ def }: Field): boolean {
  return def.type === "array" || (def.innerType ? isMany(def.innerType) : false);
}
