import type { Book } from "@baize/domain/money/book";
import { derivedId } from "../platform/ids/derived-id.ts";
import { type AccountKind, CHART, type MemberAccountKind } from "./chart-of-accounts.ts";

/** Whose money it is: every posting is about one member. */
export interface Owner {
  readonly id: string;
  readonly book: Book;
  readonly currency: string;
}

/** One account of one member, or of the brand's side of that member's moves. */
export interface Account {
  readonly memberId: string;
  readonly id: string;
  readonly side: "member" | "house";
  readonly book: Book;
  readonly kind: AccountKind;
  readonly ref: string;
  readonly currency: string;
}

/** Currency of accounts that are counted in points. */
export const POINTS = "PTS";

/**
 * The account of this kind. Its id follows from the rest, so that nothing is looked up before a posting. The
 * zero keeps the ids of accounts that were opened while house accounts had numbered shards.
 */
export function accountOf(owner: Owner, kind: AccountKind, ref = ""): Account {
  const { side, unit } = CHART[kind];
  const currency = unit === "points" ? POINTS : owner.currency;
  const id = derivedId(owner.id, side, owner.book, kind, ref, 0, currency);
  return { memberId: owner.id, id, side, book: owner.book, kind, ref, currency };
}

/** An account that a member may be shown. */
export const memberAccount = (owner: Owner, kind: MemberAccountKind, ref = ""): Account => accountOf(owner, kind, ref);

/** The accounts that every member has from the first day. */
export function standardAccounts(owner: Owner): Account[] {
  const kinds = ["cash", "locked", "bonus", "commission", "points"] as const;
  return kinds.map((kind) => memberAccount(owner, kind));
}
