import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools } from "../../web/play/board.ts";
import { boot, say } from "../../web/shared/boot.ts";
import { part } from "../../web/shared/dom.ts";
import { gameAt } from "./games.ts";
import { LINES } from "./lines.ts";
import { describeRound, showRound } from "./outcome.ts";
import { prepareReels, show, startReels } from "./reels.ts";
import { gridAt } from "./spin.ts";
import { clearWins } from "./wins.ts";
import { boardText } from "./words.ts";

/** The board before the first spin: nothing that pays. */
const FIRST = [6, 10, 23, 17, 11];
const game = gameAt(boot.variant);
const first = gridAt(FIRST, game);
const LINE_COUNT = BigInt(LINES.length);

/** Amounts of the pay table at the chosen stake. */
function fillPays(stake: string, { money, digits }: BoardTools): void {
  const minor = toMinor(stake, digits);
  const { line, pearl } = game.pays;
  for (const cell of document.querySelectorAll<HTMLElement>("[data-pay]")) {
    const [name = "", count = "3"] = (cell.dataset.pay ?? "").split(" ");
    const index = Number(count) - 3;
    const pays =
      name === "pearl"
        ? (pearl[index] ?? 0) * LINES.length
        : (Object.entries(line).find(([each]) => each === name)?.[1][index] ?? 0);
    cell.replaceChildren(money.text(toMoneyAmount((BigInt(pays) * minor) / LINE_COUNT, digits)));
  }
}

function showEnd(round: RoundView | undefined): void {
  const grid = round?.spins.at(-1)?.grid ?? first;
  clearWins();
  show(grid);
  part("well", HTMLElement).setAttribute("aria-label", boardText(grid));
}

export function openSlotBoard(tools: BoardTools): Board {
  const { money, digits } = tools;
  void prepareReels();
  return {
    choice: () => "",
    missing: () => undefined,
    show: showEnd,
    start: () => {
      clearWins();
      startReels();
    },
    reveal: async (round, showing) => {
      await showRound(round, { ...showing, money, digits });
      part("well", HTMLElement).setAttribute("aria-label", boardText(round.spins.at(-1)?.grid ?? first));
    },
    describe: (round) => describeRound(round, money),
    idle: () => say("idle"),
    stakeNote: (stake) => {
      const line = toMoneyAmount(toMinor(stake, digits) / LINE_COUNT, digits);
      return say("perLine", { amount: money.text(line) });
    },
    fillInfo: (stake) => fillPays(stake, tools),
    lock: () => undefined,
    isLong: (round) => round.spins.length > 1,
    keys: {},
  };
}
