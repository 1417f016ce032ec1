import { VERBS } from "../provider/conform/test-platform/verbs.ts";
import { fieldsOf } from "./broken-platform.ts";
import type { PlatformFault } from "./status-faults.ts";

/** What is wrong with the credits of a platform, and exactly the cases that must fail. */
export const CREDIT_FAULTS: readonly PlatformFault[] = [
  [
    "pays credits above the maximum",
    { verbs: { credit: (books, request) => VERBS.credit({ ...books, facts: { ...books.facts, maxWin: 10n ** 15n } }, request) } },
    ["credit-above-maximum"],
  ],
  [
    "pays credits on any game",
    { verbs: { credit: (books, request) => VERBS.credit({ ...books, games: new Set([request.gameCode]) }, request) } },
    ["credit-other-game"],
  ],
  [
    "pays a credit whose id was rolled back",
    { verbs: { credit: (books, request) => VERBS.credit({ ...books, tombstones: new Set() }, request) } },
    ["credit-tombstoned"],
  ],
  [
    "accepts credits and pays none",
    {
      verbs: {
        credit: (books, request) => {
          const effect = VERBS.credit(books, request);
          return "code" in effect ? effect : { ...effect, change: 0n };
        },
      },
    },
    ["credit", "credit-replayed", "credit-together", "credit-other-amount", "credit-other-type", "credit-status"],
  ],
  [
    "pays a credit of each type once more",
    {
      between: (call, next, { stored }) => {
        const { transactionId, type } = fieldsOf(call) ?? {};
        const before = stored.get(String(transactionId));
        if (type !== undefined && before?.fields.includes(JSON.stringify(type)) === false) stored.delete(String(transactionId));
        return next(call);
      },
    },
    ["credit-other-type", "credit-id-of-bet"],
  ],
];
