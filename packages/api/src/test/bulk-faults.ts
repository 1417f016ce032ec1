import type { Call, PlatformChange } from "./broken-platform.ts";
import { fieldsOf } from "./broken-platform.ts";
import type { PlatformFault } from "./status-faults.ts";

const partsOf = (call: Call): readonly unknown[] => {
  const calls = fieldsOf(call)?.["calls"];
  return Array.isArray(calls) ? calls : [];
};

/** Changes the answers to the parts of a call. */
const changing =
  (change: (answers: readonly unknown[]) => readonly unknown[]): PlatformChange["between"] =>
  (call, next) => {
    const { status, body } = next(call);
    const answers = body["answers"];
    return { status, body: Array.isArray(answers) ? { ...body, answers: change(answers) } : body };
  };

/** Cases that read several answers by their place. */
const READ_BY_PLACE = [
  "bulk-bets",
  "bulk-whole-rounds",
  "bulk-rollback",
  "bulk-refused-part",
  "bulk-replayed",
  "bulk-partly-repeated",
  "bulk-twice-in-one",
  "bulk-other-fields",
  "bulk-nonce-repeated",
  "bulk-most",
] as const;

/** What is wrong with a platform that takes several calls in one, and exactly the cases that must fail. */
export const BULK_FAULTS: readonly PlatformFault[] = [
  ["answers several calls in another order", { between: changing((answers) => answers.toReversed()) }, READ_BY_PLACE],
  ["leaves the last of several answers out", { between: changing((answers) => answers.slice(0, -1)) }, READ_BY_PLACE],
  [
    "takes any number of calls in one as none",
    {
      between: (call, next) => (partsOf(call).length > 10 ? { status: 200, body: { code: "ok", answers: [] } } : next(call)),
    },
    ["bulk-most", "bulk-too-many"],
  ],
];
