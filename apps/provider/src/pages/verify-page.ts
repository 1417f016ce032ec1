import type { Speech } from "../messages/messages.ts";
import { dataScript } from "./html.ts";
import { RETURNED } from "../engines/price.ts";
import { POT_NUMBERS, POT_WINNING } from "../engines/slot/pot.ts";
import { LABELS } from "../engines/symbols/labels.ts";
import { minutesText } from "../messages/minutes-text.ts";
import { ANNULLED_AFTER, FATES } from "../sportsbook/fixture-rules.ts";
import { sayer } from "./say.ts";

const field = (id: string, name: string, more = "", hidden = "") =>
  `<div class="seed-field" id="${id}-field"${hidden}><label id="${id}-label" for="${id}">${name}</label><input id="${id}" name="${id}" dir="ltr" autocomplete="off" spellcheck="false" aria-describedby="${id}-bad"${more}><p class="bad" id="${id}-bad"></p></div>`;

/** Body of the page that recomputes a round from its seeds, entirely in the browser. */
export function verifyBody(speech: Speech): string {
  const say = sayer(speech);
  return (
    `<svg class="sprite" aria-hidden="true" focusable="false">${LABELS}</svg><header class="bar"><h1>${say("verifyTitle")}</h1></header>` +
    `<main class="paper"><p>${say("verifyLead")}</p><p>${say("verifyGame")} <code id="game" dir="ltr"></code></p><p class="notice" id="notice" role="alert" hidden></p>` +
    `<form id="verify" novalidate>${field("server", say("fairServer"))}${field("hash", say("fairHash"))}${field("client", say("fairClient"))}` +
    `${field("nonce", say("verifyNonce"), ' inputmode="numeric" value="0"')}${field("choice", say("verifyChoice"), "", " hidden")}<button class="primary" type="submit">${say("verifyRun")}</button></form>` +
    `<div id="answer" aria-live="polite"></div><section><h2 class="ruled">${say("verifyRule")}</h2><p>${say("verifyRuleText")}</p><p>${say("ruleSlot")}</p><p>${say("rulePot", { numbers: POT_NUMBERS.toLocaleString("en"), each: POT_WINNING.toLocaleString("en") })}</p><p>${say("ruleCluster")}</p><p>${say("ruleHold")}</p><p>${say("ruleDice")}</p><p>${say("ruleWheel")}</p><p>${say("ruleCoin")}</p><p>${say("ruleKeno")}</p><p>${say("rulePlinko")}</p><p>${say("ruleFish")}</p><p>${say("ruleMines")}</p><p>${say("ruleHilo")}</p><p>${say("ruleRoom")}</p><p>${say("ruleRummy")}</p><p>${say("ruleTable")}</p><p>${say("ruleCards")}</p><p>${say("ruleBaccarat")}</p><p>${say("ruleTeenpatti")}</p><p>${say("ruleRoulette")}</p><p>${say("ruleCrash")}</p><p>${say("ruleBout")}</p><p>${say("ruleFootball")}</p><p>${say("ruleCricket")}</p><p>${say("ruleKabaddi")}</p><p>${say("ruleTennis")}</p><p>${say("ruleEsports")}</p><p>${say("ruleLive", { returned: RETURNED })}</p><p>${say("ruleFixtures", { of: FATES, time: minutesText(speech.lang, ANNULLED_AFTER) })}</p><p>${say("ruleDigits")}</p><p>${say("ruleRace")}</p></section></main>` +
    dataScript("boot", { lang: speech.lang, messages: speech.messages })
  );
}
