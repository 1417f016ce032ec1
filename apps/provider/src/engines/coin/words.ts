import { say } from "../../web/shared/boot.ts";
import { type CoinSide, readChoice, sideOf } from "./engine.ts";

export const sideText = (side: CoinSide): string => say(side === "heads" ? "coinHeads" : "coinTails");

export const thrownText = (stops: readonly (readonly number[])[]): string =>
  (stops[0] ?? []).map((thrown) => sideText(sideOf(thrown))).join(" · ");

/** The round in words: what fell, and what the bet was. */
export function describeCoin(choice: string, stops: readonly (readonly number[])[]): string {
  const asked = readChoice(choice);
  if (!asked || stops.length === 0) return "";
  return say("coinTale", { thrown: thrownText(stops), bet: `${sideText(asked.side)} × ${asked.throws}` });
}
