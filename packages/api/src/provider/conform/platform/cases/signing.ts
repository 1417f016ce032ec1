import { FRESHNESS_MS, SIGNATURE_HEADERS } from "../../../identity.ts";
import { OPERATIONS } from "../../../operations.ts";
import type { PlatformCase, Sending } from "../step.ts";
import { balance, bet, refused, sent } from "../steps.ts";

const MINUTE = 60_000;
const stake = bet("bet", "round", 1);
const unsigned = (name: string, proves: string, sending: Sending): PlatformCase => ({
  name,
  proves,
  steps: [refused("bad_signature", sent(stake, sending))],
});
const untimely = (name: string, proves: string, ahead: number): PlatformCase => ({
  name,
  proves,
  steps: [refused("stale", sent(stake, { ahead }))],
});

export const signing: readonly PlatformCase[] = [
  { name: "signature-right", proves: "a signed call is answered", steps: [balance] },
  unsigned("signature-missing", "a call without a signature is refused", {
    headers: { [SIGNATURE_HEADERS.signature]: undefined },
  }),
  unsigned("signature-wrong-secret", "a call signed with another secret is refused", { secret: "not-the-secret-of-this-vendor" }),
  unsigned("signature-wrong-form", "a signature without its version is refused", {
    headers: { [SIGNATURE_HEADERS.signature]: "0".repeat(64) },
  }),
  unsigned("signature-other-body", "a body that was changed after signing is refused", { signedBody: "{}" }),
  unsigned("signature-other-path", "a signature of another path is refused", { signedPath: OPERATIONS.win.path }),
  unsigned("signature-other-vendor", "a call in the name of an unknown vendor is refused", {
    headers: { [SIGNATURE_HEADERS.provider]: "no-such-vendor" },
  }),
  unsigned("timestamp-missing", "a call without a timestamp is refused", {
    headers: { [SIGNATURE_HEADERS.timestamp]: undefined },
  }),
  unsigned("nonce-missing", "a call without a nonce is refused", { headers: { [SIGNATURE_HEADERS.nonce]: undefined } }),
  untimely("timestamp-old", "a call signed six minutes ago is refused", -(FRESHNESS_MS + MINUTE)),
  untimely("timestamp-ahead", "a call signed six minutes ahead is refused", FRESHNESS_MS + MINUTE),
  {
    name: "nonce-repeated",
    proves: "a nonce is accepted once",
    steps: [sent(stake, { nonce: "nonce" }), refused("stale", sent(bet("other", "round", 1), { nonce: "nonce" }))],
  },
  {
    name: "nonce-of-refused-call",
    proves: "a refused call uses its nonce up, so that it cannot be sent again later",
    steps: [
      refused(
        "insufficient",
        sent(
          bet("bet", "round", (moment) => moment.balance + 1n),
          { nonce: "nonce" },
        ),
      ),
      refused("stale", sent(stake, { nonce: "nonce" })),
    ],
  },
];
