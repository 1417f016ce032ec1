import type { EnginePage } from "./engine-page.ts";
import { percent } from "./parts.ts";
import type { Say } from "./say.ts";
import { ODDS } from "../engines/slot/odds.ts";
import { slotInfo, slotPage } from "../engines/slot/page.ts";
import { POT_NUMBERS, POT_RETURNS, POT_SEED, POT_WAYS, POT_WINNING, SEED_RETURN, SHARE_RETURN } from "../engines/slot/pot.ts";

const number = (value: number): string => value.toLocaleString("en");

function rules(say: Say, variant: number): string {
  const odds = ODDS[variant];
  if (!odds) throw new RangeError(`the slot has no odds for variant ${variant}`);
  return (
    `<section><h3 class="ruled">${say("pot")}</h3><p>${say("rulePotShare", { share: percent(SHARE_RETURN, 0) })}</p>` +
    `<p>${say("rulePotSeed", { seed: number(POT_SEED) })}</p>` +
    `<p>${say("rulePotChance", { most: number(POT_NUMBERS - 1), each: number(POT_WINNING), ways: number(POT_WAYS) })}</p>` +
    `<p>${say("rulePotReturn", { lines: percent(odds.rtp), shares: percent(SHARE_RETURN), seed: percent(SEED_RETURN) })}</p></section>`
  );
}

const hero = (say: Say): string =>
  `<div class="pot-hero"><h2>${say("pot")}</h2><p class="fig" id="pot">&nbsp;</p><p class="pot-note" id="pot-note">&nbsp;</p></div>`;

/** The page of a slot with a pot: the pot is above the reels. */
export const potPage: EnginePage = {
  ...slotPage,
  well: (say, variant) => hero(say) + slotPage.well(say, variant),
  info: (say, variant, faces) => rules(say, variant) + slotInfo(say, variant, faces, POT_RETURNS[variant]),
};
