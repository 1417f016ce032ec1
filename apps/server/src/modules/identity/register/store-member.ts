import type { MemberKind } from "@baize/domain/identity/member/kind";
import { standardAccounts } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { System } from "../../../platform/system.ts";
import { closedHandle } from "../close/closed-handle.ts";
import { isNameOfClosed } from "../close/queries.ts";
import { insertMember, type MemberRow } from "../member/queries.ts";
import { lockPathBelow } from "./queries.ts";

/** Where and when an account is opened. */
interface Occasion {
  readonly system: System;
  readonly brand: Brand;
  readonly now: Date;
  readonly language: string;
}

export interface NewMember {
  readonly username: string;
  readonly handle: string;
  readonly passwordHash: string;
  readonly kind: MemberKind;
  readonly uplineId: string | null;
  readonly inviteCode: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly isMobileProven: boolean;
  readonly details: Record<string, string>;
  /** The agent who opened it. */
  readonly openedBy?: string;
  /** Whether the first sign-in asks for a new password. */
  readonly passwordForced?: boolean;
}

/** Stores a new member, below the upline, with empty accounts. Throws `register.username_taken` for the name of a closed one. */
export async function storeMember(
  tx: Transaction,
  { system, brand, now, language }: Occasion,
  { isMobileProven, ...given }: NewMember,
): Promise<MemberRow> {
  const path = given.uplineId === null ? [] : await lockPathBelow(tx, given.uplineId);
  const member = await insertMember(tx, {
    ...given,
    id: newId(),
    brand: brand.code,
    nickname: given.username,
    book: "real",
    passwordChangedAt: now,
    mobileProvenAt: isMobileProven ? now : null,
    path,
    memberLabels: [],
    language,
    createdAt: now,
  });
  // After the row is written: an account that closes at the same moment has the name until then.
  if (await isNameOfClosed(tx, brand.code, closedHandle(system, brand.code, given.handle)))
    throw fault("register.username_taken");
  await openAccounts(tx, standardAccounts({ id: member.id, book: "real", currency: brand.currency }));
  return member;
}
