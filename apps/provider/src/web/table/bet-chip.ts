import { showChip } from "../play/chip.ts";
import { boot, say } from "../shared/boot.ts";
import { part, put } from "../shared/dom.ts";
import { isPlaced, isPositive, worthOf } from "./bets.ts";
import type { RoundView } from "../../play/contract.ts";
import type { Market, Wager } from "./scene.ts";
import type { Currency } from "./settled.ts";

interface BetChip {
  readonly mine: RoundView | undefined;
  readonly wager: Wager;
  readonly market: Market | undefined;
  /** What the running bet is worth, in hundredths of its stake, in games that cash it out. */
  readonly worth: number | undefined;
  readonly currency: Currency;
  /** Whether chips can be laid now. */
  readonly open: boolean;
  readonly ended: boolean;
}

/** Shows on the buttons what a press does: lay the bet, or cash it out; clear what is laid, or lay the last bet again. */
export function showBetButtons({ mine, wager, market, worth, currency, open, ended }: BetChip): void {
  const own = market?.isTold ? undefined : mine;
  const climbs = worth !== undefined;
  const stake = own?.stake ?? wager.stake();
  const shown = climbs ? worthOf(stake, worth, currency.digits) : stake;
  const amount = isPositive(shown) ? currency.money.text(shown) : "";
  const word = say(climbs ? "cashOut" : isPlaced(own) ? "tablePlaced" : boot.start);
  const takes = open && amount !== "" && (market === undefined || !market.isTold || market.isOpen);
  showChip({ word, amount, climbs, ready: climbs || takes, ended });
  part("again", HTMLButtonElement).setAttribute("aria-disabled", String(!open));
  put("again-word", say(wager.choice() === "" ? "tableRepeat" : "tableClear"));
}
