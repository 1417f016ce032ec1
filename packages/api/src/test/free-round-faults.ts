import type { BetRequest } from "../provider/wallet.ts";
import type { Books } from "../provider/conform/test-platform/books.ts";
import type { Effect } from "../provider/conform/test-platform/effect.ts";
import { VERBS } from "../provider/conform/test-platform/verbs.ts";
import type { PlatformFault } from "./status-faults.ts";

type Change = (books: Books, request: BetRequest, effect: Effect) => Effect;

/** A platform whose bets on free rounds have another effect. */
const freeBetsWith = (change: Change): PlatformFault[1] => ({
  verbs: {
    bet: (books, request) => {
      const effect = VERBS.bet(books, request);
      return "code" in effect || request.campaign === undefined ? effect : change(books, request, effect);
    },
  },
});

const givenBackAgain = (books: Books, used: number): void => {
  for (const campaign of books.campaigns.values()) campaign.used = used;
};
const usedOf = (books: Books): number => [...books.campaigns.values()][0]?.used ?? 0;

/** What is wrong with the free rounds of a platform, and exactly the cases that must fail. */
export const FREE_ROUND_FAULTS: readonly PlatformFault[] = [
  [
    "takes a bet on a free round without using one",
    freeBetsWith((books, _, effect) => ({
      ...effect,
      note: () => {
        const before = usedOf(books);
        effect.note();
        givenBackAgain(books, before);
      },
    })),
    [
      "free-round",
      "free-round-lost",
      "free-round-replayed",
      "free-round-second-bet",
      "free-round-rolled-back",
      "free-round-tombstone",
      "free-round-void",
      "free-round-unsettle",
      "free-round-resettle",
    ],
  ],
  [
    "takes the stake of a free round",
    freeBetsWith((_, __, effect) => ({ ...effect, change: -100n })),
    [
      "free-round",
      "free-round-lost",
      "free-round-replayed",
      "free-round-other",
      "free-round-second-bet",
      "free-round-rolled-back",
      "free-round-void",
      "free-round-unsettle",
      "free-round-resettle",
      "free-round-pot",
      "free-round-status",
    ],
  ],
  [
    "takes a stake of zero without a campaign",
    {
      verbs: {
        bet: (books, request) =>
          Number(request.amount) === 0 && request.campaign === undefined
            ? { change: 0n, note: () => undefined }
            : VERBS.bet(books, request),
      },
    },
    ["free-round-stake", "amount-zero"],
  ],
  [
    "gives no free round back",
    {
      verbs: {
        rollback: (books, request) => {
          const before = usedOf(books);
          const effect = VERBS.rollback(books, request);
          if ("code" in effect) return effect;
          return {
            ...effect,
            note: () => {
              effect.note();
              givenBackAgain(books, before);
            },
          };
        },
      },
    },
    ["free-round-rolled-back"],
  ],
  [
    "takes a free round for any campaign",
    {
      verbs: { bet: (books, request) => VERBS.bet(books, request.campaign ? { ...request, campaign: "conformance" } : request) },
    },
    ["free-round-unknown"],
  ],
  [
    "forgets the campaign of a bet",
    {
      between: (call, next, { stored }) => {
        const answered = next(call);
        for (const [id, one] of stored) stored.set(id, { ...one, call: { ...one.call, campaign: undefined } });
        return answered;
      },
    },
    ["free-round-status"],
  ],
];
