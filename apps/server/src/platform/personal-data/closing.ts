import type { ClosingObstacle } from "@baize/domain/identity/member/closing";
import type { Transaction } from "../database/database.ts";

/** What closing an account means to one module. The member is locked. */
export interface Closing {
  /** What keeps the account open, and whether the member has any of it. */
  readonly obstacle?: {
    readonly name: ClosingObstacle;
    readonly exists: (tx: Transaction, memberId: string) => Promise<boolean>;
  };
  /** Removes what the law does not ask to keep. */
  readonly erase?: (tx: Transaction, memberId: string, now: Date) => Promise<void>;
}
