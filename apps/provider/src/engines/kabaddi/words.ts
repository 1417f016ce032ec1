import { say } from "../../web/shared/boot.ts";
import type { MessageKey } from "../../messages/messages.ts";
import { isolated } from "../isolated.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { resultOf, SPOTS } from "./markets.ts";
import { raidsBy, scoreAt, scoreOf, scoreText, sideAt, TACKLE } from "./raids.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

const RAID_KEYS: Readonly<Record<number, MessageKey>> = {
  0: "kabaddiNoPoint",
  1: "kabaddiOnePoint",
  2: "kabaddiTwoPoints",
  3: "kabaddiSuperRaid",
  [TACKLE]: "kabaddiTackle",
};

/** A raid as it ends, counted from 1 over both sides: what it brought, and the score. */
export function tellRaid(stops: Stops, step: number): string {
  const [side, raid] = [sideAt(step - 1), Math.ceil(step / 2)];
  const what = say(RAID_KEYS[raidsBy(stops, side)[raid - 1] ?? 0] ?? "kabaddiNoPoint");
  return say("kabaddiRaid", { side: spotText(side), raid, what, score: isolated(scoreText(scoreAt(stops, step))) });
}

/** Who won, and the score. */
export function tellScore(stops: Stops): string {
  const result = resultOf(stops);
  const end = result === "tie" ? say("dragonTied") : say("tableWins", { side: spotText(result) });
  return `${end} ${say("kabaddiScore", { score: isolated(scoreText(scoreOf(stops))) })}`;
}

export const describeKabaddi = describeWithSpots(tellScore, spotText);
