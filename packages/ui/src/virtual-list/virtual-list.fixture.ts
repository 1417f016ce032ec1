import { moneyParts, moneyText } from "../money/money-parts.ts";

export interface Bet {
  id: string;
  game: string;
  stake: string;
  /** Some have a note, and so a taller row. */
  note: string | undefined;
}
const games = ["Pearl Monsoon", "तीन पत्ती", "Sky Ladder", "Crown of Mysore", "الفارس الذهبي", "Deep Net"];
const note = "Refunded: the round was void because the vendor's table closed before the last card was dealt.";

export const bets = (count: number, from = 0): Bet[] =>
  Array.from({ length: count }, (_, at) => {
    const index = from + at;
    const amount = BigInt(((index * 7) % 40) + 1) * 5000n;
    return {
      id: `B${884_120_000 + index}`,
      game: games[index % games.length] ?? "",
      stake: moneyText(moneyParts({ amount, currency: "INR", locale: "en-IN" })),
      note: index % 9 === 4 ? note : undefined,
    };
  });
