import { describe, expect, it } from "vitest";
import { FRESHNESS_MS, SANDBOX_PROVIDER, SIGNATURE_HEADERS } from "./identity.ts";
import { signHeaders, verifyCall } from "./sign.ts";

const NOW = 1_780_000_000_000;
const call = { provider: SANDBOX_PROVIDER.id, method: "POST", path: "/provider/v1/bet", body: '{"amount":"20.00"}' };
const secretOf = (provider: string) => (provider === SANDBOX_PROVIDER.id ? SANDBOX_PROVIDER.secret : undefined);

function arrive(changes: { path?: string; body?: string; method?: string; headers?: Record<string, string> } = {}, now = NOW) {
  const headers = { ...signHeaders(call, SANDBOX_PROVIDER.secret, NOW), ...changes.headers };
  const { headers: _, ...rest } = changes;
  const entries = new Map(Object.entries(headers));
  return verifyCall({ ...call, ...rest, header: (name) => entries.get(name) }, secretOf, now);
}

describe("signed calls", () => {
  it("accepts what the secret signed, and names provider and nonce", () => {
    const verified = arrive();
    expect(verified).toMatchObject({ ok: true, provider: SANDBOX_PROVIDER.id, expiresAt: NOW + 2 * FRESHNESS_MS });
    expect(verified.ok && verified.nonce).toMatch(/^[A-Za-z0-9_-]{24}$/);
  });

  it.each([
    ["body", { body: '{"amount":"20.01"}' }],
    ["path", { path: "/provider/v1/win" }],
    ["query", { path: "/provider/v1/bet?x=1" }],
    ["method", { method: "PUT" }],
    ["timestamp", { headers: { [SIGNATURE_HEADERS.timestamp]: String(NOW + 1) } }],
    ["nonce", { headers: { [SIGNATURE_HEADERS.nonce]: "AAAAAAAAAAAAAAAAAAAAAAAA" } }],
    ["provider", { headers: { [SIGNATURE_HEADERS.provider]: "stranger" } }],
    ["short signature", { headers: { [SIGNATURE_HEADERS.signature]: "v1=00" } }],
    ["missing signature", { headers: { [SIGNATURE_HEADERS.signature]: "" } }],
  ])("refuses a changed %s", (_, change) => {
    expect(arrive(change)).toEqual({ ok: false, code: "bad_signature" });
  });

  it("refuses a call from outside the window on either side", () => {
    expect(arrive({}, NOW + FRESHNESS_MS)).toMatchObject({ ok: true });
    expect(arrive({}, NOW + FRESHNESS_MS + 1)).toEqual({ ok: false, code: "stale" });
    expect(arrive({}, NOW - FRESHNESS_MS - 1)).toEqual({ ok: false, code: "stale" });
  });
});
