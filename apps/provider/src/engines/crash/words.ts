import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import type { Stops } from "../shared.ts";
import { brokenAt, HIGHEST, readHeight } from "./engine.ts";

/** The round in words; empty as long as it is not over. */
export function tellCrash(stops: Stops): string {
  const height = brokenAt(stops);
  return height === undefined ? "" : say("crashTale", { times: timesText(height) });
}

export const betText = (choice: string): string => {
  const height = readHeight(choice) ?? HIGHEST;
  return height === HIGHEST ? say("crashNoAuto") : say("crashBet", { times: timesText(height) });
};

export const describeCrash = (choice: string, stops: Stops): string =>
  `${tellCrash(stops)} ${say("tableBetIs", { spots: betText(choice) })}`;
