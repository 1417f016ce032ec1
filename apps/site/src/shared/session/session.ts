import { useSyncExternalStore } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import { isTrial, MEMBER_KINDS } from "@baize/domain/identity/member/kind";
import { PASSWORD_CHANGE_REASONS } from "@baize/domain/identity/session/password-change";

export type MemberKind = (typeof MEMBER_KINDS)[number];
export interface Session {
  readonly token: string;
  readonly account: string;
  readonly isAgent: MemberKind;
  readonly merchantCode: string;
  /** Why the password must be changed before anything else opens, or null. */
  readonly passwordChange: OutputOf<"session.login">["passwordChange"];
}

/** Session-storage keys of the specification. */
const keys = {
  token: "token",
  account: "account",
  isAgent: "isAgent",
  merchant: "merchant",
  merchantCode: "merchantCode",
  passwordChange: "cpw",
  memberLabel: "memberLabel",
  customerId: "customerId",
} as const;
const listeners = new Set<() => void>();

function kindOf(text: string | null): MemberKind {
  return MEMBER_KINDS.find((kind) => String(kind) === text) ?? 0;
}

function reasonOf(text: string | null): Session["passwordChange"] {
  return PASSWORD_CHANGE_REASONS.find((reason) => reason === text) ?? null;
}

function read(): Session | null {
  const token = sessionStorage.getItem(keys.token);
  const account = sessionStorage.getItem(keys.account);
  if (!token || !account) {
    sessionStorage.removeItem(keys.token);
    return null;
  }
  return {
    token,
    account,
    isAgent: kindOf(sessionStorage.getItem(keys.isAgent)),
    merchantCode: sessionStorage.getItem(keys.merchantCode) ?? "",
    passwordChange: reasonOf(sessionStorage.getItem(keys.passwordChange)),
  };
}

let current = read();

function publish(): void {
  current = read();
  for (const listener of listeners) listener();
}

/** The session now, for code outside React. */
export const currentSession = (): Session | null => current;

/** Stores the server's answer to a sign-in or a registration. */
export function openSession(opened: OutputOf<"session.login">): void {
  sessionStorage.setItem(keys.token, opened.token);
  sessionStorage.setItem(keys.account, opened.account);
  sessionStorage.setItem(keys.isAgent, String(opened.isAgent));
  sessionStorage.setItem(keys.merchant, opened.merchantCode);
  sessionStorage.setItem(keys.merchantCode, opened.merchantCode);
  if (opened.passwordChange) sessionStorage.setItem(keys.passwordChange, opened.passwordChange);
  else sessionStorage.removeItem(keys.passwordChange);
  publish();
}

/** Goes on with the session's new token. */
export function keepToken(token: string): void {
  sessionStorage.setItem(keys.token, token);
  publish();
}

/** After a password change: the new token, without a forced change. */
export function renewToken(token: string): void {
  sessionStorage.removeItem(keys.passwordChange);
  keepToken(token);
}

/** Stores who is signed in for the brand's own scripts: chats and counters read the specification's keys. */
export function keepMember({ id, memberLabel }: Pick<OutputOf<"member.info">, "id" | "memberLabel">): void {
  sessionStorage.setItem(keys.customerId, id);
  sessionStorage.setItem(keys.memberLabel, memberLabel.join(","));
}

let leaving = false;
/** Whether this tab is ending its session: the server may notify the live stream of the end before it answers the call. */
export const isLeaving = (): boolean => leaving;
/** Call it before the session ends on the server; `closeSession` then ends it here. */
export const beginLeaving = (): void => void (leaving = true);

/** Forgets the session on this device. */
export function closeSession(): void {
  leaving = false;
  for (const key of Object.values(keys)) sessionStorage.removeItem(key);
  publish();
}

/** Subscribes to changes of the session; returns a function that unsubscribes. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A trial account: demo money, no real features. */
export const isDemo = (session: Session | null): boolean => session !== null && isTrial(session.isAgent);

/** The signed-in session, or null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}
