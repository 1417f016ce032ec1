// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkDraw } from "@baize/domain/lottery/check-draw";
import { closedDrawText, type DrawFile } from "@baize/domain/lottery/draw-proof";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { priceBet } from "@baize/domain/lottery/price";
import { ticketText } from "@baize/domain/lottery/ticket-text";
import { drawFacts } from "./draw-facts.ts";
import type { DrawPageLanguage } from "./texts.ts";

function languageOf(tag: string): DrawPageLanguage {
  const file = join(import.meta.dirname, `../../../packages/i18n/locales/${tag}/lottery.json`);
  return { tag, name: tag, direction: "ltr", texts: JSON.parse(readFileSync(file, "utf8")) };
}

const at = Date.parse("2026-11-28T09:59:00.000Z");
const draw = { game: "QUICK_DICE", issue: "261128-0600" };
const hash = "a".repeat(64);
const key = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" } as const;

function ticketOf(id: string): DrawFile["ticket"] {
  const game = lotteryGameOf(draw.game);
  if (!game) throw new Error("There is no such game");
  const priced = priceBet(game, { play: "sum-half", selection: "big,odd", unit: 100n, multiple: 2, rebatePpm: 0 }, "INR");
  if (!priced.ok) throw new Error(priced.code);
  const text = ticketText({ id, game, issue: draw.issue, currency: "INR", at, bets: [priced.bet], salt: "salt" });
  return { text, leaf: hash, proof: [], payout: "382", unpaid: null };
}

/** The rows that the page writes for a file. */
async function makeRows(ticket: DrawFile["ticket"], tag: string) {
  const closed = closedDrawText({ ...draw, commitment: hash, tickets: 1, root: hash, closedAt: at + 60_000 });
  const signed = ["{}", closed, "s"].map((part) => Buffer.from(part).toString("base64url")).join(".");
  const file: DrawFile = { signed, seed: hash, numbers: ["1", "5", "6"], key, ticket };
  const section = drawFacts(file, await checkDraw(file, key), languageOf(tag));
  return Object.fromEntries(
    [...section.querySelectorAll("dl > div")].map((row) => {
      const [term = "", ...details] = [...row.children].map(({ textContent }) => textContent);
      return [term, details];
    }),
  );
}

it("names the draw, and the ticket with its bets and payout", async () => {
  const rows = await makeRows(ticketOf("01JD8Z3V7Q"), "en");
  expect(rows).toMatchObject({
    Lottery: ["QUICK_DICE"],
    Draw: ["261128-0600"],
    Numbers: ["1 5 6"],
    Ticket: ["01JD8Z3V7Q"],
    Bets: ["sum-half: big,odd (4.00 INR)"],
    Payout: ["3.82 INR"],
    "Signing key in the file": [key.x],
  });
  expect(rows.Closed?.[0]).toContain("2026");
});

it.each(["en", "hi", "ar", "fa", "ur"])("writes times in Latin digits and 24 hours: %s", async (tag) => {
  const written = Object.values(await makeRows(ticketOf("01JD8Z3V7Q"), tag)).flat();
  expect(written.filter((text) => /\d:\d\d:\d\d (?!am|pm|ص|م)/i.test(text))).toHaveLength(2);
  expect(written.join(" ")).not.toMatch(/[٠-٩۰-۹०-९]/);
});

it("tells the file of another ticket apart, and names no ticket where the file has none", async () => {
  expect((await makeRows(ticketOf("another"), "en")).Ticket).toEqual(["another"]);
  expect(Object.keys(await makeRows(null, "en"))).toEqual(["Lottery", "Draw", "Closed", "Numbers", "Signing key in the file"]);
});

it("writes in the page's language", async () => {
  expect(Object.keys(await makeRows(null, "hi"))).toEqual(["लॉटरी", "ड्रॉ", "बंद हुआ", "नंबर", "फ़ाइल में दी गई हस्ताक्षर कुंजी"]);
});
