import { Odds } from "@baize/ui/odds";

export const example = (
  <Odds
    aria-label="Winner"
    items={[
      { id: "mumbai", label: "Mumbai", odds: "1.85" },
      { id: "chennai", label: "Chennai", odds: "2.05" },
    ]}
    onValueChange={(value) => console.log(value)}
  />
);
