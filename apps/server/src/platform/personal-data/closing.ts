import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ClosingObstacle } from "@baize/domain/identity/member/closing";
import type { Transaction } from "../database/database.ts";

/** The account that is closed. Its member is locked. */
interface ClosingAccount {
  readonly id: string;
  readonly brand: string;
  readonly kind: number;
  readonly now: Date;
}

/** An obstacle to closing an account, and whether the account has it. */
export interface Obstacle {
  readonly name: ClosingObstacle;
  readonly exists: (tx: Transaction, account: ClosingAccount) => Promise<boolean>;
}

/** The part of one module in closing an account: its row of `closing.ts`. */
export interface Closing {
  readonly obstacles?: readonly Obstacle[];
  /** Tables of which all the member's rows are deleted. */
  readonly deletes?: readonly (PgTable & { readonly memberId: AnyPgColumn })[];
  /** Tables of which `clear` ends rows, or removes what the law does not ask to keep. */
  readonly clears?: readonly PgTable[];
  readonly clear?: (tx: Transaction, account: ClosingAccount) => Promise<void>;
}
