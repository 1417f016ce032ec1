import { randomBytes } from "node:crypto";
import type { Sealing } from "../../platform/security/keys.ts";
import { base32, matchingStep } from "../identity/totp/totp-code.ts";
import type { OperatorRow } from "./queries.ts";

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/** The step whose code was typed; undefined for a wrong code, and where there is no authenticator. */
export function matchingOperatorStep({ unseal }: Sealing, row: OperatorRow, code: string, now: Date): number | undefined {
  if (row.sealedTotp === null) return undefined;
  const secret = Buffer.from(unseal(row.sealedTotp), "base64url");
  return matchingStep(secret, code, now, row.lastStep);
}

/** A new secret: sealed for the database, and as authenticator apps take it. */
export function newSecondFactor({ seal }: Sealing, username: string) {
  const bytes = randomBytes(SECRET_BYTES);
  const secret = base32(bytes);
  const uri = `otpauth://totp/Baize:${encodeURIComponent(username)}?${new URLSearchParams({ secret, issuer: "Baize" }).toString()}`;
  return { sealed: seal(bytes.toString("base64url")), shown: { secret, uri } };
}
