import { CASH_OUT_MARGIN, SUSPENDED_MS } from "../engines/live.ts";
import { RETURNED } from "../engines/price.ts";
import type { MessageKey } from "../messages/messages.ts";
import type { PricePolicy } from "../play/contract.ts";
import type { Say } from "./say.ts";

const POLICIES: Readonly<Record<PricePolicy, MessageKey>> = { same: "acceptSame", better: "acceptBetter", any: "acceptAny" };

/** Above the spots: whether the market of a match is open, and the player's open bets. The page fills both. */
const marketState = (say: Say): string =>
  `<p class="live-state" id="live-state"><i aria-hidden="true"></i><span id="live-text">${say("liveBefore")}</span></p>` +
  `<section class="open-bets" id="open-bets" aria-labelledby="open-bets-title" hidden><h2 id="open-bets-title">${say("liveBets")}</h2>` +
  `<p>${say("liveMargin", { margin: CASH_OUT_MARGIN })}</p><ul id="open-bets-list"></ul></section>`;

/** Below the spots: what the player takes of changed prices. */
const pricePolicy = (say: Say): string =>
  `<select class="accept" id="accept" aria-label="${say("liveAccept")}">${Object.entries(POLICIES)
    .map(([policy, key]) => `<option value="${policy}">${say(key)}</option>`)
    .join("")}</select>`;

export const aroundMarkets = (say: Say) => ({ before: marketState(say), after: pricePolicy(say) });

/** The rules of bets and cash-outs while a match is told. */
export const liveRules = (say: Say): string =>
  `<section><h3 class="ruled">${say("liveTitle")}</h3><p>${say("liveRules", { returned: RETURNED, seconds: SUSPENDED_MS / 1000 })}</p>` +
  `<p>${say("cashOutRules", { margin: CASH_OUT_MARGIN })}</p></section>`;
