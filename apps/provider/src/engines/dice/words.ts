import { say } from "../../web/shared/boot.ts";
import { readChoice, type Side } from "./engine.ts";

export const sideText = (side: Side, limit: number): string => say(side === "under" ? "diceUnder" : "diceOver", { limit });

export const rolledOf = (stops: readonly (readonly number[])[]): number | undefined => {
  const [tens, ones] = stops[0] ?? [];
  return tens === undefined || ones === undefined ? undefined : tens * 10 + ones;
};

/** The round in words: what was rolled, and what the bet was. */
export function describeDice(choice: string, stops: readonly (readonly number[])[]): string {
  const [asked, rolled] = [readChoice(choice), rolledOf(stops)];
  if (!asked || rolled === undefined) return "";
  return say("diceTale", { number: rolled, bet: sideText(asked.side, asked.limit) });
}
