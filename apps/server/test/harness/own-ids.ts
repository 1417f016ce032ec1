import { randomUUID } from "node:crypto";
import { safeParse } from "zod/mini";
import type { Endpoint } from "@baize/api/contract/endpoint";
import type { ServerErrorCode } from "@baize/api/errors";
import { type Field, fieldsOf } from "./fields.ts";
import * as own from "./own-things.ts";
import { ROWS } from "./rows.ts";

/** Nobody's own: the house shows it to everyone on a brand, or it is a name of the caller's making. */
const HOUSE = "the house's";
type Whose = typeof HOUSE | own.Make;

/** Whose a thing is, by the code of the contract that says that it is not there. */
export const BY_CODE: Readonly<Partial<Record<ServerErrorCode, Whose>>> = {
  "announcement.not_found": HOUSE,
  "auth.link_expired": own.passkeyChallenge,
  "bonus.not_found": own.bonus,
  "deposit.not_found": own.deposit,
  "game.not_found": HOUSE,
  "mission.not_found": HOUSE,
  "promotion.not_found": HOUSE,
  "reward.not_found": own.due,
  "transaction.not_found": own.transaction,
  "upload.not_found": own.picture,
  "wallet.transfer_not_found": own.transfer,
  // `main`, or a vendor's code; and a name of the caller's own making, asked for by `wallets.transferStatus`.
  "wallet.unknown": HOUSE,
  "withdraw.account_unknown": own.payoutAccount,
  "withdraw.not_found": own.withdrawal,
};

/** Fields that name the same wherever they stand. `vendor` is a vendor's code. */
export const BY_FIELD: Readonly<Record<string, Whose>> = { images: own.picture, gameId: HOUSE, vendor: HOUSE };

/** What the contract does not say: no code tells of the thing, or the row needs one in another state. */
export const BY_HAND: Readonly<Record<string, Whose>> = {
  "announcements.markRead ids": HOUSE,
  "inbox.delete ids": own.message,
  "inbox.markRead ids": own.message,
  "passkey.remove id": own.passkey,
  "payout.remove id": own.payoutAccount,
  // Goods of the mall, called a reward as what is owed to a member is.
  "points.redeem id": HOUSE,
  "raffle.get id": HOUSE,
  "session.end id": own.otherSession,
  "withdrawals.receipt id": own.paidWithdrawal,
};

/** What else a call needs of its caller. */
export const REST: Readonly<Record<string, (owner: own.Owner) => Promise<object>>> = {
  "inbox.markRead ids": async () => ({ all: false }),
  "member.setIcon avatar": async () => ({ avatarType: "CUSTOM" }),
  "promotions.apply images": async ({ world }) => ({ id: await own.addApplied(world) }),
  "withdrawals.receipt images": async (owner) => ({ id: await own.paidWithdrawal(owner), receipt: "not_received" }),
};

/** By hand, by the field, then by the first code of the row that says whose its thing is. Undefined: nobody knows. */
function whoseIs({ id, errors = [] }: Endpoint, name: string): Whose | undefined {
  const byCode = errors.map((code) => BY_CODE[code]).find(Boolean);
  return BY_HAND[`${id} ${name}`] ?? BY_FIELD[name] ?? byCode;
}

const elementOf = ({ def }: Field, field: Field): Field => {
  const inner = def.innerType ?? def.element;
  return inner ? elementOf(inner, inner) : field;
};

/** Whether a field names one thing: by its name, or as it takes an id and no other text. A cursor is a place, judged below. */
function namesOne([name, field]: [string, Field]): boolean {
  const takes = (text: string) => safeParse(elementOf(field, field), text).success;
  return name !== "cursor" && (/^ids?$|Id$/.test(name) || (takes(randomUUID()) && !takes("../")));
}

/** Every id that a signed-in call takes. */
export const taking = ROWS.filter(({ token }) => token).flatMap((row) =>
  fieldsOf(row)
    .filter(namesOne)
    .map(([name, field]) => ({ key: `${row.id} ${name}`, row, name, many: isMany(field), whose: whoseIs(row, name) })),
);
/** Those of a member's own things, with what makes one. */
export const owned = taking.flatMap(({ whose, ...one }) => (typeof whose === "function" ? [{ ...one, make: whose }] : []));

function isMany({ def }: Field): boolean {
  return def.type === "array" || (def.innerType ? isMany(def.innerType) : false);
}
