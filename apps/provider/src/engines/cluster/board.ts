import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import { paidOf } from "../../play/paid.ts";
import type { Board, BoardTools, Showing } from "../../web/play/board.ts";
import { describeBoard, MINI_BOARD } from "../../web/play/mini.ts";
import { sound } from "../../web/play/sound.ts";
import { showBalance, showResult } from "../../web/play/view.ts";
import { boot, say } from "../../web/shared/boot.ts";
import { pause } from "../../web/shared/dom.ts";
import { prizeOf } from "../engine.ts";
import { type Fall, fallsFrom, totalOf } from "./engine.ts";
import { LEAST, SIDE } from "./games.ts";
import { clearGrid, fallTo, markClusters, showGrid } from "./grid.ts";
import { describeCluster, fallText } from "./words.ts";

/** The grid before the first round: stripes, nothing that pays. */
const FIRST = Array.from({ length: SIDE * SIDE }, (_, cell) => (Math.floor(cell / SIDE) + 2 * (cell % SIDE)) % 6);
const EVERY = new Set(Array.from({ length: SIDE * SIDE }, (_, cell) => cell));
const goneIn = ({ clusters }: Fall): ReadonlySet<number> => new Set(clusters.flatMap(({ cells }) => cells));

const showRest = (falls: number): void => describeBoard(falls === 0 ? say("clusterReady") : say("clusterShow", { falls }));

export function openClusterBoard({ variant, money, digits }: BoardTools): Board {
  const describe = (round: RoundView) => describeCluster("", round.stops, variant, boot.faces);

  const show = (round: RoundView | undefined) => {
    const falls = round ? fallsFrom(round.stops, variant) : [];
    showGrid(falls.at(-1)?.grid ?? FIRST);
    showRest(falls.length);
  };

  const runFalls = async (falls: readonly Fall[], stake: bigint, { quick, skip, skipped }: Showing) => {
    let [won, gone] = [0, EVERY as ReadonlySet<number>];
    for (const fall of falls) {
      if (skipped()) return;
      await Promise.race([fallTo(fall.grid, gone, quick), skip]);
      sound("land");
      gone = goneIn(fall);
      if (gone.size === 0) return;
      markClusters(fall);
      won += totalOf([fall]);
      const amount = toMoneyAmount(prizeOf(won, stake, 100), digits);
      showResult(fallText(fall, boot.faces), { amount, big: won > 100, money });
      await Promise.race([pause(quick ? 450 : 1000), skip]);
    }
  };

  return {
    ...MINI_BOARD,
    choice: () => "",
    show,
    start: clearGrid,
    reveal: async (round, showing) => {
      const falls = fallsFrom(round.stops, variant);
      const [win, stake] = [toMinor(round.win, digits), toMinor(round.stake, digits)];
      const isMore = win > toMinor(paidOf(round, digits), digits);
      if (round.balance !== undefined) showBalance(toMoneyAmount(toMinor(round.balance, digits) - win, digits), money);
      await runFalls(falls, stake, showing);
      show(round);
      if (win === 0n) showResult(say("clusterNone"));
      else showResult(say("clusterTotal", { falls: falls.length - 1 }), { amount: round.win, big: isMore, money });
      if (isMore) sound("win");
      if (round.balance !== undefined) showBalance(round.balance, money);
    },
    describe,
    idle: () => say("clusterIdle", { least: LEAST }),
    lock: () => undefined,
    isLong: (round) => round.stops.length > 2,
    keys: {},
  };
}
