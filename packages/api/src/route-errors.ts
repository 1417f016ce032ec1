import type { Endpoint } from "./contract/endpoint.ts";
import type { ServerErrorCode } from "./errors.ts";

/** Codes that any row may answer with. */
export const COMMON_ERRORS = [
  "input.malformed",
  "input.invalid",
  "input.too_long",
  "input.unsupported_type",
  "rate.limited",
  "system.maintenance",
  "system.region_blocked",
  "system.busy",
  "system.unknown",
] as const satisfies readonly ServerErrorCode[];

/** Codes that come with a row's flag. */
export const TOKEN_ERRORS = [
  "auth.not_signed_in",
  "auth.token_expired",
  "auth.password_change_required",
] as const satisfies readonly ServerErrorCode[];

export const CRYPTO_ERRORS = [
  "crypto.bad_envelope",
  "crypto.stale",
  "crypto.replayed",
  "crypto.unknown_key",
] as const satisfies readonly ServerErrorCode[];

export const IDEMPOTENCY_ERRORS = [
  "idempotency.key_missing",
  "idempotency.mismatch",
] as const satisfies readonly ServerErrorCode[];

/** A client asks for the proof, and sends the call again. */
export const RECENT_PROOF_ERRORS = ["auth.proof_required"] as const satisfies readonly ServerErrorCode[];

export const REAL_ERRORS = ["auth.demo_account"] as const satisfies readonly ServerErrorCode[];

/** Every code that a row may answer with: its own, and those that its flags bring along. */
export function codesOf(row: Endpoint): ServerErrorCode[] {
  return [
    ...COMMON_ERRORS,
    ...(row.token ? TOKEN_ERRORS : []),
    ...(row.real ? REAL_ERRORS : []),
    ...(row.proof ? RECENT_PROOF_ERRORS : []),
    ...(row.encrypted ? CRYPTO_ERRORS : []),
    ...(row.idempotent ? IDEMPOTENCY_ERRORS : []),
    ...(row.errors ?? []),
  ];
}
