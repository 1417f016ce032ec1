import type { Contexts } from "@baize/api/contract/contract";
import type { Brand } from "./brand/brand.ts";
import type { Transaction } from "./database/database.ts";
import type { Member, Session } from "./caller.ts";
import type { System } from "./system.ts";

/** Cookies of one request: read from it, set on its answer. */
export interface Cookies {
  read(name: string): string | undefined;
  /** HttpOnly, Secure, SameSite=Strict. */
  set(name: string, value: string, maxAgeSeconds: number): void;
}

export interface RequestContext {
  readonly system: System;
  readonly brand: Brand;
  readonly now: Date;
  /** Product code of the language of the answer. */
  readonly language: string;
  readonly requestId: string;
  readonly address: string;
  /** As a trusted proxy names it. */
  readonly country: string | undefined;
  readonly host: string;
  readonly agent: string;
  readonly cookies: Cookies;
  /**
   * The one transaction of a call that changes something. For an idempotent row the key is claimed and the answer stored
   * inside it; a key that was answered before ends here with the stored answer.
   */
  readonly commit: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

export interface OptionalContext extends RequestContext {
  readonly member: Member | undefined;
}

export interface MemberContext extends RequestContext {
  readonly member: Member;
  readonly session: Session;
}

export interface ServerContexts extends Contexts {
  none: RequestContext;
  optional: OptionalContext;
  required: MemberContext;
}
