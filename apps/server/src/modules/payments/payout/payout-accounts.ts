import type { Handler, OutputOf, ParsedOf } from "@baize/api/contract/contract";
import { isIfsc, maskPayout, MAX_PAYOUT_ACCOUNTS, PAYOUT_KINDS, payoutNumber } from "@baize/domain/payments/channel";
import { addedState } from "@baize/domain/payments/payout-account";
import { matchesPattern } from "@baize/domain/field/pattern";
import { trimmed } from "@baize/domain/text/trim";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { requirePaymentPassword } from "../payment-password/require-payment-password.ts";
import type { Sealing } from "../../../platform/security/keys.ts";
import { loadOwnName } from "../../identity/member/queries.ts";
import { hashedNumber } from "./sealed-queries.ts";
import { countPayoutAccounts, insertPayoutAccount, listPayoutRows, markAccountRemoved, type PayoutRow } from "./queries.ts";

type View = OutputOf<"payout.list">["items"][number];
/** A person's name, as the field rules of registration have it. */
const NAME = 19;

function viewOf({ id, kind, holder, bank, masked, state, createdAt }: PayoutRow): View {
  const known = PAYOUT_KINDS.find((one) => one === kind) ?? "bank";
  return { id, kind: known, holder, bank, masked, state, createdAt: createdAt.getTime() };
}

export const listPayoutAccounts: Handler<"payout.list", ServerContexts> = async (ctx) => ({
  items: (await listPayoutRows(ctx)).map(viewOf),
  next: null,
  most: MAX_PAYOUT_ACCOUNTS,
});

function checkAccount({ member, now }: MemberContext, input: ParsedOf<"payout.add">, { seal, hash }: Sealing) {
  const { kind } = input;
  const holder = trimmed(input.holder);
  const bank = kind === "bank" ? trimmed(input.bank) : "";
  const code = kind === "bank" ? trimmed(input.code).toUpperCase() : "";
  if (!matchesPattern(NAME, holder)) throw invalid("holder", "pattern", { patternId: NAME });
  const number = payoutNumber(kind, input.number);
  if (!number) throw invalid("number", "pattern", kind === "bank" ? { patternId: 7 } : {});
  if (kind === "bank" && bank === "") throw invalid("bank", "required");
  if (kind === "bank" && !isIfsc(code)) throw invalid("code", "pattern");
  const numberHash = hash(hashedNumber({ kind, code }, number));
  const sealedNumber = seal(number);
  const masked = maskPayout(kind, number);
  return { memberId: member.id, kind, holder, bank, code, numberHash, sealedNumber, masked, createdAt: now };
}

/**
 * Adds an account to be paid out to. Asks for the withdrawal password: a stolen session must not redirect money. For the same
 * reason an account in another name than the member's own waits for an operator.
 */
export const addPayoutAccount: Handler<"payout.add", ServerContexts> = async (ctx, input) => {
  const account = checkAccount(ctx, input, await ctx.system.keys.sealing());
  await requirePaymentPassword(ctx, input.paymentPassword);
  return await ctx.commit(async (tx) => {
    if ((await countPayoutAccounts(tx, ctx.member.id)) >= MAX_PAYOUT_ACCOUNTS) throw fault("withdraw.accounts_full");
    const state = addedState(account.holder, await loadOwnName(tx, ctx.member.id));
    const row = await insertPayoutAccount(tx, { ...account, state });
    if (!row) throw fault("withdraw.account_exists");
    await writeAudit(tx, ctx, "payout.add", ctx.member.id, { account: row.id, masked: row.masked, state });
    return viewOf(row);
  });
};

export const removePayoutAccount: Handler<"payout.remove", ServerContexts> = async (ctx, { id }) =>
  await ctx.commit(async (tx) => {
    const removed = isUuid(id) ? await markAccountRemoved(tx, ctx, id) : 0;
    if (removed > 0) await writeAudit(tx, ctx, "payout.remove", ctx.member.id, { account: id });
    return { removed };
  });
