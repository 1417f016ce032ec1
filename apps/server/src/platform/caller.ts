import type { PasswordChangeReason } from "@baize/domain/identity/session/password-change";
import type { Proven } from "@baize/domain/identity/session/proof";
import type { Book } from "@baize/domain/money/book";
import type { Brand } from "./brand/brand.ts";

/** The signed-in member, as loaded with the session. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly kind: number;
  readonly book: Book;
  readonly betsLocked: boolean;
  readonly uplineId: string | null;
  readonly path: readonly string[];
}

export interface Session {
  readonly id: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly passwordChange: PasswordChangeReason | null;
  /** The latest proof of the person. */
  readonly proven: Proven;
}

export interface Caller {
  readonly brand: Brand;
  readonly member: Member;
  readonly session: Session;
}

/**
 * Looks up who holds a session token; undefined where it is unknown, idle, expired or ended. A `background` call does not
 * keep the session alive. Identity supplies it, because the platform imports no module.
 */
export type FindCaller = (token: string, now: Date, background?: boolean) => Promise<Caller | undefined>;
