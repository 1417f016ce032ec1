import type { DrawReport } from "@baize/domain/lottery/check-draw";
import type { DrawFile } from "@baize/domain/lottery/draw-proof";
import { selectionText } from "@baize/domain/lottery/read-selection";
import { formatAmount } from "@baize/domain/money/amount";
import { element } from "./element.ts";
import type { DrawPageLanguage } from "./texts.ts";

/** What the file is of, so that a genuine file of another draw or ticket cannot be taken for the expected one. */
export function drawFacts({ numbers, key, ticket: proven }: DrawFile, { draw, ticket }: DrawReport, language: DrawPageLanguage) {
  const { texts, tag } = language;
  // The site's numbers: Latin digits in every language, and 24 hours.
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn-hc-h23`, { dateStyle: "medium", timeStyle: "long" });
  const time = (at: number) => format.format(at);
  const row = (name: keyof typeof texts, ...lines: readonly string[]) =>
    element("div", {}, element("dt", {}, texts[name]), ...lines.map((line) => element("dd", { dir: "auto" }, line)));
  const ofDraw = draw
    ? [
        row("check.fact.game", draw.game),
        row("check.fact.draw", draw.issue),
        row("check.fact.closed", time(draw.closedAt)),
        row("check.fact.numbers", numbers.join(" ")),
      ]
    : [];
  const money = (minor: bigint) => (ticket ? `${formatAmount(minor, ticket.currency)} ${ticket.currency}` : "");
  const ofTicket =
    ticket && proven
      ? [
          row("check.fact.ticket", ticket.id),
          row("check.fact.bought", time(ticket.at)),
          row(
            "check.fact.bets",
            ...ticket.bets.map(({ play, selection, stake }) => `${play.id}: ${selectionText(selection)} (${money(stake)})`),
          ),
          row("check.fact.payout", /^\d+$/.test(proven.payout) ? money(BigInt(proven.payout)) : proven.payout),
        ]
      : [];
  return element(
    "section",
    {},
    element("h2", {}, texts["check.facts"]),
    element("dl", {}, ...ofDraw, ...ofTicket, row("check.fact.key", key.x)),
  );
}
