import { listed, say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { hitPays, hitsOf, readChoice } from "./engine.ts";
import { type Fish, FISH_KEYS } from "./kinds.ts";

export const fishText = (fish: Fish): string => say(FISH_KEYS[fish]);

/** Each shot in words. */
export const shotsText = (hits: readonly boolean[]): string =>
  say("fishShow", { shots: listed(hits.map((hit) => say(hit ? "fishHit" : "fishMiss"))) });

/** The round in words: what was shot at, and how many shots hit. */
export function describeFish(choice: string, stops: readonly (readonly number[])[], variant: number): string {
  const [asked, hits] = [readChoice(choice), hitsOf(stops, variant)];
  if (!asked || hits.length === 0) return "";
  const caught = hits.filter(Boolean).length;
  const values = { fish: fishText(asked.fish), times: timesText(hitPays(asked.fish, variant)) };
  return say("fishTale", { ...values, hits: caught, misses: hits.length - caught });
}
