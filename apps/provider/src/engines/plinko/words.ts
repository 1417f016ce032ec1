import { riskText } from "../../web/shared/risk-text.ts";
import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { riskOf } from "../risk.ts";
import { pocketOf, pocketsOf } from "./engine.ts";

/** What the pocket that was reached pays, in hundredths; undefined before the first fall. */
export function landedOn(choice: string, stops: readonly (readonly number[])[], variant: number): number | undefined {
  const [risk, fall] = [riskOf(choice), stops[0]];
  return risk && fall && pocketsOf(risk, variant)[pocketOf(fall)];
}

/** The round in words: which pocket the ball reached, and what it pays. */
export function describePlinko(choice: string, stops: readonly (readonly number[])[], variant: number): string {
  const [risk, pays, fall] = [riskOf(choice), landedOn(choice, stops, variant), stops[0]];
  if (!risk || pays === undefined || !fall) return "";
  const values = { risk: riskText(risk), pocket: pocketOf(fall) + 1, all: fall.length + 1 };
  return pays === 0 ? say("plinkoNothing", values) : say("plinkoTale", { ...values, times: timesText(pays) });
}
