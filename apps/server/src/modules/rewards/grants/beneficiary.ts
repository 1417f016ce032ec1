import type { RequestContext } from "../../../platform/context.ts";
import type { Book } from "@baize/domain/money/book";
import type { Owner } from "../../../ledger/account.ts";

/** The receiver of a reward, and the time: the member of a request, or of a job. */
export interface Beneficiary {
  readonly owner: Owner;
  readonly brand: string;
  readonly now: Date;
}

/** The member of a call. */
export function beneficiaryOf(
  { brand, now }: Pick<RequestContext, "brand" | "now">,
  member: { readonly id: string; readonly book: Book },
): Beneficiary {
  const owner: Owner = { id: member.id, book: member.book, currency: brand.currency };
  return { owner, brand: brand.code, now };
}
