import type { ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";

/** Writes what a module keeps of a registration, in the transaction that stores the member. */
export type KeepOfRegistration = (tx: Transaction, memberId: string) => Promise<void>;

/**
 * What another module keeps of a registration form. `prepare` runs before the transaction, so it may take long; it throws the
 * fault that says what is wrong, and answers undefined where there is nothing to keep.
 */
export interface MemberRegisteredSubscriber {
  readonly name: string;
  readonly prepare: (ctx: RequestContext, input: ParsedOf<"register.mobile">) => Promise<KeepOfRegistration | undefined>;
}
