import type { Answered, PlatformChange } from "./broken-platform.ts";

/** What is wrong with a platform, and exactly the cases that must fail. */
export type PlatformFault = readonly [what: string, fault: PlatformChange, fails: readonly string[]];

/** The answer with another status of a transaction, where it has one. */
const withStatus = ({ status, body }: Answered, other: string): Answered => ({
  status,
  body: body["status"] === undefined ? body : { ...body, status: other },
});

/** The cases in which an answer describes an accepted call. */
const DESCRIBING_STATUSES = [
  "unsettle-status",
  "resettle-other-sums",
  "resettle-without-bet",
  "resettle-above-maximum",
  "resettle-status",
  "status-unknown",
  "status-won",
  "status-ended",
  "status-rolled-back",
  "status-void",
  "status-tombstoned",
  "status-held",
];
const DESCRIBING_OTHERS = [
  "credit-status",
  "credit-above-maximum",
  "pot-status",
  "free-round-status",
  "bulk-together",
  "session-ended",
];

/** What is wrong with the answers to `status`. */
export const STATUS_FAULTS: readonly PlatformFault[] = [
  [
    "says of every transaction that it was applied",
    { between: (call, next) => withStatus(next(call), "applied") },
    [
      "unsettle-status",
      "resettle-without-bet",
      "resettle-above-maximum",
      "resettle-status",
      "status-unknown",
      "status-refused-call",
      "status-rolled-back",
      "status-void",
      "status-tombstoned",
      "status-held",
      "credit-tombstoned",
      "credit-status",
      "credit-above-maximum",
      "bulk-refused-part",
      "bulk-nonce-repeated",
      "bulk-too-many",
      "bulk-malformed-part",
    ],
  ],
  [
    "knows no transaction",
    {
      between: (call, next) => {
        const { status, body } = withStatus(next(call), "unknown");
        return { status, body: { ...body, call: undefined } };
      },
    },
    [...DESCRIBING_STATUSES, "credit-tombstoned", ...DESCRIBING_OTHERS],
  ],
  [
    "describes another call than the one that was asked about",
    {
      between: (call, next, { stored }) => {
        const answered = next(call);
        const [first] = stored.values();
        return answered.body["call"] ? { ...answered, body: { ...answered.body, call: first?.call } } : answered;
      },
    },
    [...DESCRIBING_STATUSES, ...DESCRIBING_OTHERS],
  ],
];
