import { BetSlip } from "@baize/ui/bet-slip";

export const example = (
  <BetSlip
    currency="INR"
    locale="en-IN"
    lines={[{ id: "1", selection: "Mumbai", market: "Winner", odds: "1.85" }]}
    onStakeChange={(id, stake) => console.log(id, stake)}
    onRemove={(id) => console.log(id)}
    onPlace={() => console.log("placed")}
  />
);
