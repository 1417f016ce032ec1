import { roundOf } from "../provider/conform/test-platform/books.ts";
import { VERBS } from "../provider/conform/test-platform/verbs.ts";
import type { PlatformFault } from "./status-faults.ts";

/** What is wrong with a platform that takes results back, and exactly the cases that must fail. */
export const UNSETTLE_FAULTS: readonly PlatformFault[] = [
  [
    "opens a round again and keeps its win",
    {
      verbs: {
        unsettle: (books, request) => {
          const effect = VERBS.unsettle(books, request);
          return "code" in effect ? effect : { ...effect, change: 0n };
        },
      },
    },
    [
      "unsettle-won",
      "unsettle-twice",
      "unsettle-replayed",
      "unsettle-second",
      "unsettle-late-end",
      "unsettle-other-fields",
      "unsettle-then-rollback",
      "unsettle-without-session",
      "unsettle-together",
      "unsettle-status",
      "resettle-unsettle",
      "resettle-after-unsettle",
      "pot-unsettle",
      "free-round-unsettle",
    ],
  ],
  [
    "takes the result of an end back for every call",
    {
      verbs: {
        unsettle: (books, request) => VERBS.unsettle({ ...books, unsettled: new Set() }, request),
      },
    },
    ["unsettle-second", "unsettle-together", "unsettle-status"],
  ],
  [
    "takes a result back whatever its sum is",
    {
      verbs: {
        unsettle: (books, request) => {
          const effect = VERBS.unsettle(books, request);
          return "code" in effect && effect.code === "conflict" ? { change: 0n, note: () => undefined } : effect;
        },
      },
    },
    ["unsettle-other-amount", "unsettle-void"],
  ],
  [
    "takes the wins of an open round back",
    {
      verbs: {
        unsettle: (books, request) => {
          const round = roundOf(books, request);
          if (round.ended || round.paid === 0n) return VERBS.unsettle(books, request);
          return { change: -round.paid, note: () => void (round.paid = 0n) };
        },
      },
    },
    ["unsettle-open"],
  ],
  [
    "keeps a round closed whose result was taken back",
    {
      verbs: {
        unsettle: (books, request) => {
          const effect = VERBS.unsettle(books, request);
          if ("code" in effect) return effect;
          const close = () => void (roundOf(books, request).ended = true);
          return { ...effect, note: () => [effect.note, close].forEach((each) => each()) };
        },
      },
    },
    [
      "unsettle-won",
      "unsettle-lost",
      "unsettle-twice",
      "unsettle-replayed",
      "unsettle-second",
      "unsettle-late-end",
      "unsettle-then-rollback",
      "unsettle-together",
      "resettle-unsettle",
      "resettle-after-unsettle",
      "pot-unsettle",
      "free-round-unsettle",
    ],
  ],
];
