const PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const ACCENTED = "ÅåƁƀÇçÐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļɱɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž";
const accents = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED[index] ?? letter]));
const GROWTH = 0.4;
const PADDING = " ōñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ";

/** Placeholders and tags must stay unchanged. */
const KEPT = /(\{\{.*?\}\}|\{\w+\}|<\/?[^>]+>)/;

function accent(text: string): string {
  return Array.from(text, (letter) => accents.get(letter) ?? letter).join("");
}

/**
 * English as a pseudo-language: accented (an unaccented word on screen did not come from the messages), 40 % longer (what
 * breaks here breaks in Hindi, Tamil or German), in brackets (which show a cut or joined text).
 */
export function pseudoText(text: string): string {
  const parts = text.split(KEPT).map((part) => (KEPT.test(part) ? part : accent(part)));
  const letters = text.replaceAll(new RegExp(KEPT, "g"), "").length;
  const padding = PADDING.repeat(Math.ceil((letters * GROWTH) / PADDING.length)).slice(0, Math.ceil(letters * GROWTH));
  return `[${parts.join("")}${padding}]`;
}
