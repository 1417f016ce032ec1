import { VERBS } from "../provider/conform/test-platform/verbs.ts";
import { roundOf } from "../provider/conform/test-platform/books.ts";
import type { PlatformFault } from "./status-faults.ts";

/** What is wrong with a platform that settles rounds by another result, and exactly the cases that must fail. */
export const RESETTLE_FAULTS: readonly PlatformFault[] = [
  [
    "pays the right result and leaves the wrong one paid",
    {
      verbs: {
        resettle: (books, request) => {
          const { paid } = roundOf(books, request);
          const effect = VERBS.resettle(books, request);
          return "code" in effect ? effect : { ...effect, change: effect.change + paid };
        },
      },
    },
    [
      "resettle-less",
      "resettle-lost",
      "resettle-again",
      "resettle-second",
      "resettle-unsettle",
      "resettle-replayed",
      "resettle-win-stored",
      "resettle-other-fields",
      "resettle-other-amount",
      "resettle-other-sums",
      "resettle-without-bet",
      "resettle-used-win",
      "resettle-above-maximum",
      "resettle-together",
      "resettle-status",
      "pot-resettle",
      "pot-resettle-win",
      "pot-resettle-too-much",
      "free-round-resettle",
    ],
  ],
  [
    "answers without a reference where the wrong result had won nothing",
    {
      verbs: {
        resettle: (books, request) => {
          const hasMoved = roundOf(books, request).paid > 0n;
          const effect = VERBS.resettle(books, request);
          return "code" in effect ? effect : { ...effect, hasMoved };
        },
      },
    },
    ["resettle-won"],
  ],
  [
    "settles by another result as often as it is asked to",
    { verbs: { resettle: (books, request) => VERBS.resettle({ ...books, unsettled: new Set() }, request) } },
    ["resettle-second", "resettle-status"],
  ],
  [
    "settles by totals that are not its own",
    {
      verbs: {
        resettle: (books, request) => {
          const effect = VERBS.resettle(books, request);
          return "code" in effect && effect.code === "conflict" ? { change: 0n, note: () => undefined } : effect;
        },
      },
    },
    [
      "resettle-again",
      "resettle-second",
      "resettle-after-unsettle",
      "resettle-other-amount",
      "resettle-other-sums",
      "resettle-used-win",
      "resettle-void",
      "resettle-together",
    ],
  ],
  [
    "takes the wrong result back although the right one is refused",
    {
      verbs: {
        resettle: (books, request) => {
          const effect = VERBS.resettle(books, request);
          if (!("code" in effect)) return effect;
          const undone = VERBS.unsettle(books, request);
          if (!("code" in undone)) undone.note();
          return effect;
        },
      },
    },
    ["resettle-other-sums", "resettle-without-bet", "resettle-used-win", "pot-resettle-too-much"],
  ],
  [
    "leaves a round open that is settled by another result",
    {
      verbs: {
        resettle: (books, request) => {
          const effect = VERBS.resettle(books, request);
          if ("code" in effect) return effect;
          const open = () => void (roundOf(books, request).ended = false);
          return { ...effect, note: () => [effect.note, open].forEach((each) => each()) };
        },
      },
    },
    ["resettle-less", "resettle-lost", "resettle-above-maximum"],
  ],
];
