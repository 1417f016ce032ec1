import { VERBS } from "../provider/conform/test-platform/verbs.ts";
import type { PlatformFault } from "./status-faults.ts";

/** What is wrong with the pots of a platform, and exactly the cases that must fail. */
export const POT_FAULTS: readonly PlatformFault[] = [
  [
    "reads no pot of a bet",
    { verbs: { bet: (books, request) => VERBS.bet(books, { ...request, pot: undefined }) } },
    ["pot-too-much", "pot-malformed"],
  ],
  [
    "reads no pot of a right win",
    {
      verbs: {
        resettle: (books, request) =>
          VERBS.resettle(books, { ...request, wins: request.wins.map((win) => ({ ...win, pot: undefined })) }),
      },
    },
    ["pot-resettle-too-much"],
  ],
  [
    "takes the share of a pot beside the stake",
    {
      verbs: {
        bet: (books, request) => {
          const effect = VERBS.bet(books, request);
          return "code" in effect || !request.pot ? effect : { ...effect, change: effect.change - 1n };
        },
      },
    },
    [
      "pot",
      "pot-whole",
      "pot-replayed",
      "pot-bet-other",
      "pot-win-other",
      "pot-too-much",
      "pot-rolled-back",
      "pot-void",
      "pot-unsettle",
      "pot-resettle",
      "pot-resettle-win",
      "pot-resettle-too-much",
      "pot-status",
    ],
  ],
  [
    "pays a win without what comes out of the pot",
    {
      verbs: {
        win: (books, request) => {
          const effect = VERBS.win(books, request);
          return "code" in effect || !request.pot ? effect : { ...effect, change: 0n };
        },
      },
    },
    [
      "pot",
      "pot-whole",
      "pot-replayed",
      "pot-win-other",
      "pot-unsettle",
      "pot-resettle",
      "pot-resettle-win",
      "pot-resettle-too-much",
      "pot-status",
    ],
  ],
  [
    "forgets the pot of a call",
    {
      between: (call, next, { stored }) => {
        const answered = next(call);
        for (const [id, one] of stored) stored.set(id, { ...one, call: { ...one.call, pot: undefined } });
        return answered;
      },
    },
    ["pot-status"],
  ],
];
