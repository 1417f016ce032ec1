import * as z from "zod";
import type { MemberStatus } from "@baize/domain/identity/member/status";
import type { Role } from "@baize/domain/operators/role";
import { brand, member, who, written } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { closeByOperator } from "./close/close-by-operator.ts";
import { changeStatus } from "./member/change-status.ts";
import { endAllSessions } from "./member/end-all-sessions.ts";
import { restrictMember } from "./member/restrict-member.ts";
import { showMember } from "./member/show-member.ts";

const roles: readonly Role[] = ["risk", "manager"];
/** Only the audit trail keeps the reason. */
const why = z.strictObject({ brand, member, reason: written(200, 5) });

const status = (to: Exclude<MemberStatus, "closed">, summary: string): Operation =>
  operation({
    summary,
    roles,
    access: "state",
    input: why,
    run: async (system, given, operator) => await changeStatus(system, operator, { ...given, to }),
  });

const restriction = (what: Parameters<typeof restrictMember>[2]["what"], on: boolean, summary: string): Operation =>
  operation({
    summary,
    roles,
    access: "state",
    input: why,
    run: async (system, given, operator) => await restrictMember(system, operator, { ...given, what, on }),
  });

const signOut = (forcePassword: boolean, summary: string): Operation =>
  operation({
    summary,
    roles: ["support", "risk", "manager"],
    access: "state",
    input: why,
    run: async (system, given, operator) => await endAllSessions(system, operator, { ...given, forcePassword }),
  });

/** A member's account. */
export const identityOperations = (closing: readonly Closing[]): Readonly<Record<string, Operation>> => ({
  "members show": operation({
    summary: "A member's status, and what is restricted",
    roles: ["support", "finance", "risk", "manager"],
    access: "private",
    input: who,
    run: async (system, given, operator) => await showMember(system, operator, given),
  }),
  "members suspend": status("suspended", "Lets a member sign in by no way, and ends the sessions"),
  "members reopen": status("active", "Ends a suspension"),
  "members close": operation({
    summary: "Closes an account for good and removes the person from it; refused while money or anything else is left in it",
    roles,
    access: "state",
    input: why,
    run: async (system, given, operator) => await closeByOperator(closing)(system, operator, given),
  }),
  "members lock-bets": restriction("betsLocked", true, "Lets a member place no bet and open no game; withdrawals go on"),
  "members unlock-bets": restriction("betsLocked", false, "Lets a member play again"),
  "members hold-withdrawals": restriction("withdrawalsHeld", true, "Lets a member ask for no withdrawal; all else goes on"),
  "members release-withdrawals": restriction("withdrawalsHeld", false, "Lets a member withdraw again"),
  "members force-password": signOut(true, "Ends a member's sessions; the next sign-in asks for a new password first"),
  "members end-sessions": signOut(false, "Ends a member's sessions, and forgets the devices"),
  "money freeze": restriction(
    "moneyFrozen",
    true,
    "Freezes a member's money: no withdrawal, no transfer along the tree, no exchange; play and deposits go on",
  ),
  "money thaw": restriction("moneyFrozen", false, "Ends a freeze"),
});
