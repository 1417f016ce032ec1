import { checkLiveBet, type LiveCheck } from "../../engines/live.ts";
import type { Stops } from "../../engines/shared.ts";
import { spotKeyAt } from "../../engines/spot-key-at.ts";
import type { SharedTitle } from "../../engines/table.ts";
import { say } from "../shared/boot.ts";
import { make } from "../shared/dom.ts";
import { timesText } from "../shared/times.ts";
import { verdict } from "./verdict.ts";

const percentOf = ({ over, under }: NonNullable<LiveCheck["chance"]>): string =>
  `\u2066${(Number((over * 1_000_000n) / under) / 10_000).toFixed(2)}%\u2069`;

function nameOf({ name }: SharedTitle, spot: string): string {
  const found = spotKeyAt(name, spot);
  return found ? say(found.key, found.values) : spot;
}

function rowOf(title: SharedTitle, { spot, step, chance, computed = 0 }: LiveCheck): string {
  const moment = `\u2066${title.engine.live?.moment(step) ?? ""}\u2069`;
  if (spot === undefined) return say("verifyQuote", { moment, times: timesText(computed) });
  const said = chance ? percentOf(chance) : "";
  return say("verifyPrice", { spot: nameOf(title, spot), moment, chance: said, price: timesText(computed) });
}

/** The prices and the quote of a bet, computed again from what had been told of its match; none for any other bet. */
export function liveCard(title: SharedTitle, choice: string, stops: Stops): HTMLElement[] {
  const checks = checkLiveBet(choice, stops, title);
  if (checks.length === 0) return [];
  const follows = checks.every(({ agreed, computed }) => agreed === computed);
  const said = verdict(follows ? "good" : "wrong", say(follows ? "verifyFollows" : "verifyFollowsNot"));
  const rows = checks.map((check) => make("p", "told", rowOf(title, check)));
  return [make("section", "spun", make("h2", "ruled", say("verifyLive")), said, ...rows)];
}
