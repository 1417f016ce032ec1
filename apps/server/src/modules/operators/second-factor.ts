import { randomBytes } from "node:crypto";
import { sealText, unsealText } from "../../platform/security/tokens.ts";
import type { System } from "../../platform/system.ts";
import { base32, matchingStep } from "../identity/totp/totp-code.ts";
import type { OperatorRow } from "./queries.ts";

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/** The step whose code was typed; undefined for a wrong code, and where there is no authenticator. */
export function matchingOperatorStep({ codeSecret, now }: System, row: OperatorRow, code: string): number | undefined {
  if (row.sealedTotp === null) return undefined;
  const secret = Buffer.from(unsealText(row.sealedTotp, codeSecret), "base64url");
  return matchingStep(secret, code, now(), row.lastStep);
}

/** A new secret: sealed for the database, and as authenticator apps take it. */
export function newSecondFactor({ codeSecret }: System, username: string) {
  const bytes = randomBytes(SECRET_BYTES);
  const secret = base32(bytes);
  const uri = `otpauth://totp/Baize:${encodeURIComponent(username)}?${new URLSearchParams({ secret, issuer: "Baize" }).toString()}`;
  return { sealed: sealText(bytes.toString("base64url"), codeSecret), shown: { secret, uri } };
}
