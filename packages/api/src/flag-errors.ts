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
  "idempotency.in_flight",
] as const satisfies readonly ServerErrorCode[];

export const REAL_ERRORS = ["auth.demo_account"] as const satisfies readonly ServerErrorCode[];
