import type { Moment, PlatformCase } from "../step.ts";
import { bet, refused, sent, withFields } from "../steps.ts";

const staked = bet("bet", "round", 1);
const wrongText = (name: string, proves: string, text: (json: string) => string): PlatformCase => ({
  name,
  proves,
  steps: [refused("invalid", sent(staked, { text }))],
});
const wrongField = (name: string, proves: string, field: string, value: (moment: Moment) => unknown): PlatformCase => ({
  name,
  proves,
  steps: [
    refused(
      "invalid",
      withFields(staked, (moment) => ({ [field]: value(moment) })),
    ),
  ],
});
const wrongAmount = (name: string, proves: string, value: (moment: Moment) => unknown): PlatformCase =>
  wrongField(`amount-${name}`, proves, "amount", value);

export const bodies: readonly PlatformCase[] = [
  wrongText("body-no-json", "a body that is no JSON is refused", (json) => `${json}x`),
  wrongText("body-empty", "an empty body is refused", () => ""),
  wrongText("body-list", "a list is refused", (json) => `[${json}]`),
  wrongText("body-null", "null is refused", () => "null"),
  {
    name: "body-other-type",
    proves: "a body of another media type is refused",
    steps: [refused("invalid", sent(staked, { headers: { "content-type": "text/plain" } }))],
  },
  wrongField("field-missing", "a call without its round is refused", "roundId", () => undefined),
  wrongField("field-other-type", "a number where a text belongs is refused", "roundId", () => 12_345_678),
  wrongField("id-short", "an id of seven characters is refused", "transactionId", () => "1234567"),
  wrongField("id-long", "an id of 81 characters is refused", "transactionId", () => "x".repeat(81)),
  wrongField("id-other-characters", "an id with a space is refused", "transactionId", () => "with a space"),
  {
    name: "id-longest",
    proves: "an id of 80 characters is taken",
    steps: [withFields(staked, ({ id }) => ({ transactionId: id("bet").padEnd(80, "x") }))],
  },
  wrongAmount("zero", "a bet of zero is refused", ({ text }) => text(0n)),
  wrongAmount("negative", "a negative bet is refused", ({ text, unit }) => `-${text(unit)}`),
  wrongAmount(
    "more-digits",
    "a fraction of the smallest coin is refused",
    ({ text, unit, seat }) => `${text(unit)}${seat.currencyDigits === 0 ? ".5" : "5"}`,
  ),
  wrongAmount("fewer-digits", "an amount without all digits of its currency is refused", ({ text, unit, seat }) =>
    seat.currencyDigits === 0 ? `${text(unit)}.0` : text(unit).slice(0, -1),
  ),
  wrongAmount("number", "an amount that is a JSON number is refused", () => 1),
  wrongAmount("exponent", "an amount with an exponent is refused", () => "1e2"),
  wrongAmount("leading-zero", "an amount with a leading zero is refused", ({ text, unit }) => `0${text(unit)}`),
  wrongAmount("comma", "an amount with a comma is refused", ({ text, unit }) => text(unit).replace(".", ",").padStart(4, "1,")),
];
