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
import { addCoins, dealCells, dimCells, markCells, showCells } from "./cells.ts";
import { type Cell, type Held, heldFrom } from "./engine.ts";
import { CELLS, LOCKING, RESPINS } from "./games.ts";
import { coinsIn, coinsText, describeHold, respinText, rowsText } from "./words.ts";

/** The board before the first round: nothing that pays. */
const FIRST: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => ({ symbol: (cell * 3 + Math.floor(cell / 5)) % 4 }));

const linger = (milliseconds: number, { skip, quick }: Showing): Promise<void> =>
  Promise.race([pause(quick ? milliseconds / 2 : milliseconds), skip]);

async function runRespins({ cells, respins }: Held, showing: Showing): Promise<void> {
  showResult(say("holdBegins", { respins: RESPINS }));
  showCells(cells.map((cell) => ("coin" in cell ? cell : undefined)));
  await linger(1200, showing);
  for (const respin of respins) {
    if (showing.skipped()) return;
    await Promise.race([addCoins(respin.cells, respin.fresh), showing.skip]);
    if (respin.fresh.length > 0) sound("land");
    showResult(respinText(respin));
    await linger(respin.fresh.length > 0 ? 1000 : 700, showing);
  }
}

export function openHoldBoard({ variant, money, digits }: BoardTools): Board {
  const show = (round: RoundView | undefined) => {
    const held = round && heldFrom(round.stops, variant);
    showCells(held?.respins.at(-1)?.cells ?? held?.cells ?? FIRST);
    if (held) markCells(held.respins.length > 0 ? [] : held.rows, held.respins.length > 0);
    describeBoard(held ? say("holdShow", { coins: coinsIn(held), cells: CELLS }) : say("holdReady"));
  };

  const revealRows = async (held: Held, stake: bigint, showing: Showing) => {
    const won = held.rows.reduce((sum, { pays }) => sum + pays, 0);
    markCells(held.rows, held.respins.length > 0);
    if (won === 0) return;
    const amount = toMoneyAmount(prizeOf(won, stake, 100), digits);
    showResult(rowsText(held, boot.faces), { amount, big: won > 100, money });
    if (held.respins.length > 0) await linger(1200, showing);
  };

  return {
    ...MINI_BOARD,
    choice: () => "",
    show,
    start: dimCells,
    reveal: async (round, showing) => {
      const held = heldFrom(round.stops, variant);
      if (!held) return;
      const [win, stake] = [toMinor(round.win, digits), toMinor(round.stake, digits)];
      const isMore = win > toMinor(paidOf(round, digits), digits);
      if (round.balance !== undefined) showBalance(toMoneyAmount(toMinor(round.balance, digits) - win, digits), money);
      await Promise.race([dealCells(held.cells, showing.quick), showing.skip]);
      sound("land");
      await revealRows(held, stake, showing);
      if (held.respins.length > 0) await runRespins(held, showing);
      show(round);
      const words = held.respins.length > 0 ? coinsText(held) : rowsText(held, boot.faces);
      if (win === 0n) showResult(say("holdFew", { coins: coinsIn(held) }));
      else showResult(words, { amount: round.win, big: isMore, money });
      if (isMore) sound("win");
      if (round.balance !== undefined) showBalance(round.balance, money);
    },
    describe: (round) => describeHold("", round.stops, variant, boot.faces),
    idle: () => say("holdIdle", { coins: LOCKING }),
    lock: () => undefined,
    isLong: (round) => round.stops.length > 1,
    keys: {},
  };
}
