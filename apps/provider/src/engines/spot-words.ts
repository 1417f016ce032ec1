import { say } from "../web/shared/boot.ts";
import { readSpots, type Stops } from "./shared.ts";

/** Says a round of a table, and the spots of the bet, for the page of proofs. */
export const describeWithSpots =
  (tell: (stops: Stops) => string, spotText: (spot: string) => string) =>
  (choice: string, stops: Stops): string =>
    `${tell(stops)} ${say("tableBetIs", { spots: [...(readSpots(choice)?.keys() ?? [])].map(spotText).join(" · ") })}`;
