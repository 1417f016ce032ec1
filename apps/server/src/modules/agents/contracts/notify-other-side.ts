import { maskAccount } from "@baize/domain/identity/member/mask";
import type { Transaction } from "../../../platform/database/database.ts";
import type { PartyContext } from "./party-context.ts";
import { notifyOfContract } from "./notify.ts";
import type { ContractRow } from "./queries.ts";
import { roleOf } from "./role.ts";

type Template = Parameters<typeof notifyOfContract>[1];

/** Notifies the other side of what the caller did; the brand, which reads its list of contracts, is not notified. */
export async function notifyOtherSide(tx: Transaction, ctx: PartyContext, template: Template, row: ContractRow): Promise<void> {
  const { username } = ctx.member;
  const isUpline = roleOf(ctx, row) === "upline";
  const to = isUpline ? row.memberId : row.uplineId;
  if (to === null) return;
  await notifyOfContract(tx, template, { to, type: row.type, other: isUpline ? maskAccount(username) : username, at: ctx.now });
}
