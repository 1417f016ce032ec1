import { spotKeyAt } from "../../engines/spot-key-at.ts";
import { WORDS } from "../../engines/words.ts";
import { minutesText } from "../../messages/minutes-text.ts";
import type { SlipProof } from "../../sportsbook/contract.ts";
import { type CheckedLeg, checkSlip } from "../../sportsbook/check-slip.ts";
import { ANNULLED_AFTER, FATES } from "../../sportsbook/fixture-rules.ts";
import { boot, say } from "../shared/boot.ts";
import { make } from "../shared/dom.ts";
import { timesText } from "../shared/times.ts";
import { verdict } from "./verdict.ts";

const STATES = { won: "verifyLegWon", lost: "verifyLegLost", void: "verifyLegVoid" } as const;
const FATE_WORDS = { valid: "verifyFateStands", abandoned: "verifyFateAbandoned", annulled: "verifyFateAnnulled" } as const;

const verdictOf = (holds: boolean, yes: string, no: string): HTMLElement =>
  verdict(holds ? "good" : "wrong", say(holds ? yes : no));

function legCard({ leg, stops, fate, state, leadsBack, isPublished }: CheckedLeg): HTMLElement {
  const { sport, variant, spot, price } = leg;
  const found = spotKeyAt(sport, spot);
  return make(
    "section",
    "spun",
    make("h2", "ruled", `${found ? say(found.key, found.values) : spot} ${timesText(price)}`),
    verdictOf(leadsBack, "verifyLeague", "verifyLeagueNot"),
    verdictOf(isPublished, "verifyLegPrice", "verifyLegPriceNot"),
    make("p", "told", WORDS[sport]("", stops, variant, [])),
    make("p", "told", say(FATE_WORDS[fate], { of: FATES, time: minutesText(boot.lang, ANNULLED_AFTER) })),
    make("p", "", say(STATES[state])),
  );
}

/** A slip, computed from the seeds of its fixtures: what all combinations bring, and each leg. */
export function slipCards(proof: SlipProof): readonly HTMLElement[] {
  const { legs, isPaid } = checkSlip(proof);
  return [verdictOf(isPaid, "verifySame", "verifyOther"), ...legs.map(legCard)];
}
