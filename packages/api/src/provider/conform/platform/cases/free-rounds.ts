import type { PlatformCase, Step } from "../step.ts";
import {
  bet,
  end,
  freeBet,
  freeRounds,
  refused,
  replayed,
  resettle,
  rollback,
  status,
  unsettle,
  win,
  withFields,
  withPot,
} from "../steps.ts";

const free = freeBet("bet", "round");
const won = win("win", "round", "bet", 3);
const ended = end("end", "round", [0, 3]);

/** The free rounds of a game, without a campaign. */
const playable: Step = withFields(freeRounds(0), () => ({ campaign: undefined }));

const needs = "campaign";

/** Free rounds. Each case asks for the rounds first, and compares what it used with that. */
export const freeRoundCases: readonly PlatformCase[] = [
  {
    name: "free-round",
    proves: "a free round takes no stake, uses one round, and its win is paid",
    needs,
    steps: [freeRounds(0), free, freeRounds(-1), won, ended, freeRounds(-1)],
  },
  {
    name: "free-round-lost",
    proves: "a free round that wins nothing is ended, and stays used",
    needs,
    steps: [freeRounds(0), free, end("end", "round", [0, 0]), freeRounds(-1)],
  },
  {
    name: "free-round-listed",
    proves: "the free rounds of a game that can be played are listed",
    needs,
    steps: [playable],
  },
  {
    name: "free-round-replayed",
    proves: "a repeat of a bet on a free round gets its first answer and uses no second round",
    needs,
    steps: [freeRounds(0), free, replayed(free), freeRounds(-1)],
  },
  {
    name: "free-round-other",
    proves: "the id of a bet on a free round with a stake, another campaign or none is a conflict",
    needs,
    steps: [
      free,
      refused("conflict", bet("bet", "round", 1)),
      refused("conflict", freeBet("bet", "round", "no-such-campaign")),
      refused("conflict", bet("bet", "round", 0)),
    ],
  },
  {
    name: "free-round-stake",
    proves: "a stake of zero without a campaign, and a campaign with a stake, are refused and use no round",
    needs,
    steps: [
      freeRounds(0),
      refused("invalid", bet("bet", "round", 0)),
      refused(
        "invalid",
        withFields(bet("bet", "round", 1), ({ campaign }) => ({ campaign })),
      ),
      freeRounds(0),
    ],
  },
  {
    name: "free-round-unknown",
    proves: "a campaign that the player does not have is refused",
    steps: [refused("not_found", freeBet("bet", "round", "no-such-campaign"))],
  },
  {
    name: "free-round-second-bet",
    proves: "a free round takes no second bet, and a round with a stake takes no free one",
    needs,
    steps: [
      freeRounds(0),
      free,
      refused("invalid", bet("bet-1", "round", 1)),
      refused("invalid", freeBet("bet-2", "round")),
      bet("bet-3", "other", 1),
      refused("invalid", freeBet("bet-4", "other")),
      freeRounds(-1),
    ],
  },
  {
    name: "free-round-rolled-back",
    proves: "a rollback gives a free round back, once, and no money",
    needs,
    steps: [
      freeRounds(0),
      free,
      rollback("back", "round", "bet", 0),
      rollback("back-1", "round", "bet", 0),
      freeRounds(0),
      refused("already_rolled_back", won),
      end("end", "round", [0, 0]),
    ],
  },
  {
    name: "free-round-tombstone",
    proves: "a free round that was rolled back before its bet arrived is not used",
    needs,
    steps: ({ unknownRollback }) =>
      unknownRollback === "refuse"
        ? [freeRounds(0), refused("not_found", rollback("back", "round", "bet", 0)), free, freeRounds(-1)]
        : [freeRounds(0), rollback("back", "round", "bet", 0), refused("tombstoned", free), freeRounds(0)],
  },
  {
    name: "free-round-void",
    proves: "a void round gives its free round back",
    needs,
    steps: [freeRounds(0), free, end("end", "round", [0, 0], "void"), freeRounds(0)],
  },
  {
    name: "free-round-unsettle",
    proves: "a result of a free round that is taken back takes its win back, and the round stays used",
    needs,
    steps: [freeRounds(0), free, won, ended, unsettle("undo", "round", "end", 3), freeRounds(-1), end("end-1", "round", [0, 0])],
  },
  {
    name: "free-round-resettle",
    proves: "a free round is settled by another result",
    needs,
    steps: [
      freeRounds(0),
      free,
      won,
      ended,
      resettle("end-1", "round", { end: "end", was: 3, staked: 0, wins: [["win-1", "bet", 2]] }),
      freeRounds(-1),
    ],
  },
  {
    name: "free-round-pot",
    proves: "no part of a win of a free round comes out of a pot",
    needs,
    steps: [free, refused("invalid", withPot(won, 1)), won],
  },
  {
    name: "free-round-status",
    proves: "the status of a bet on a free round names its campaign",
    needs,
    steps: [free, status("bet", "applied", free)],
  },
];
