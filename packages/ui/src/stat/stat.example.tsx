import { Stat, StatGroup } from "@baize/ui/stat";

export const example = (
  <StatGroup>
    <Stat label="Won" value="+₹3,840.00" tone="win" />
  </StatGroup>
);
