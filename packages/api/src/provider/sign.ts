import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { FRESHNESS_MS, SIGNATURE_HEADERS } from "./identity.ts";

/** What is signed. `path` is path and query as sent (no origin); `body` is what is sent, byte by byte, a text as its UTF-8; empty for none. */
export interface SignedParts {
  readonly provider: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | Uint8Array;
  /** Unix time in milliseconds. */
  readonly timestamp: number;
  readonly nonce: string;
}

const VERSION = "v1";
const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
const TIMESTAMP = /^[0-9]{13}$/;
const SIGNATURE = /^v1=[0-9a-f]{64}$/;

/** One line a part, the body as its SHA-256, so that no part can flow into its neighbour. */
function canonical(parts: SignedParts): string {
  const digest = createHash("sha256").update(parts.body).digest("hex");
  return [VERSION, parts.provider, parts.method.toUpperCase(), parts.path, parts.timestamp, parts.nonce, digest].join("\n");
}

/** `v1=` and the HMAC-SHA-256 of the parts in lower-case hex. */
export function signature(parts: SignedParts, secret: string): string {
  return `${VERSION}=${createHmac("sha256", secret).update(canonical(parts), "utf8").digest("hex")}`;
}

/** Headers for one call. Every attempt, a retry too, gets a new timestamp and nonce; the transaction id stays. */
export function signHeaders(
  call: Pick<SignedParts, "provider" | "method" | "path" | "body">,
  secret: string,
  now: number,
  nonce: string = randomBytes(18).toString("base64url"),
): Record<string, string> {
  const parts: SignedParts = { ...call, timestamp: now, nonce };
  return {
    [SIGNATURE_HEADERS.provider]: call.provider,
    [SIGNATURE_HEADERS.timestamp]: String(now),
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signature(parts, secret),
  };
}

/** A call as it arrived: its bytes, not a text that was read out of them. `header` answers the value of a header by its lower-case name. */
export interface ArrivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: string | Uint8Array;
  readonly header: (name: string) => string | null | undefined;
}

/**
 * `ok` means: signed by the provider's secret and fresh. It does NOT mean that the nonce is new: the caller records
 * (provider, nonce) until `expiresAt` and answers `stale` when it is there already.
 */
export type Verified =
  | { readonly ok: true; readonly provider: string; readonly nonce: string; readonly expiresAt: number }
  | { readonly ok: false; readonly code: "bad_signature" | "stale" };

const REFUSED: Verified = { ok: false, code: "bad_signature" };

/** Checks signature first, then freshness, so that `stale` reveals nothing to a caller without the secret. `secretOf` answers undefined for an unknown provider. */
export function verifyCall(call: ArrivedCall, secretOf: (provider: string) => string | undefined, now: number): Verified {
  const read = (name: string) => call.header(name) ?? "";
  const provider = read(SIGNATURE_HEADERS.provider);
  const timestamp = read(SIGNATURE_HEADERS.timestamp);
  const nonce = read(SIGNATURE_HEADERS.nonce);
  const given = read(SIGNATURE_HEADERS.signature);
  const secret = secretOf(provider);
  if (!secret || !TIMESTAMP.test(timestamp) || !NONCE.test(nonce) || !SIGNATURE.test(given)) return REFUSED;
  const sent = Number(timestamp);
  const wanted = signature({ provider, method: call.method, path: call.path, body: call.body, timestamp: sent, nonce }, secret);
  if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(given))) return REFUSED;
  if (Math.abs(now - sent) > FRESHNESS_MS) return { ok: false, code: "stale" };
  return { ok: true, provider, nonce, expiresAt: sent + 2 * FRESHNESS_MS };
}
