import { provenUntil } from "@baize/domain/identity/session/proof";
import type { Session } from "../caller.ts";
import { fault } from "./fault.ts";

/** Throws `auth.proof_required` where the person behind the session was not proven within ten minutes. */
export function requireProven(session: Session | undefined, now: Date): void {
  if (!session || provenUntil(session.proven, now) === undefined) throw fault("auth.proof_required");
}
