import { say } from "../web/shared/boot.ts";
import { chipsBySpot } from "./match-bet.ts";
import type { Stops } from "./shared.ts";
import { keyIn, type SpotKey } from "./spot-key.ts";

/** The name of a spot in words; of a text that is no spot, the text. */
export const spotTextBy =
  <Spot extends string>(spots: readonly Spot[], spotKey: (spot: Spot) => SpotKey) =>
  (text: string): string => {
    const found = keyIn(spots, spotKey)(text);
    return found ? say(found.key, found.values) : text;
  };

/** Says a round of a table, and the spots of the bet, for the page of proofs. */
export const describeWithSpots =
  (tell: (stops: Stops) => string, spotText: (spot: string) => string) =>
  (choice: string, stops: Stops): string =>
    `${tell(stops)} ${say("tableBetIs", { spots: [...chipsBySpot(choice).keys()].map(spotText).join(" · ") })}`;

interface Hands<Side extends string> {
  readonly sides: readonly Side[];
  readonly winner: Side | "tie";
  readonly spotText: (spot: string) => string;
}

/** Says who won, and then each hand. */
export function tellHands<Side extends string>(
  { sides, winner, spotText }: Hands<Side>,
  tellHand: (side: Side) => string,
): string {
  const end = winner === "tie" ? say("dragonTied") : say("tableWins", { side: spotText(winner) });
  return [end, ...sides.map(tellHand)].join(" ");
}
