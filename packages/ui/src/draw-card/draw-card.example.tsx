import { DrawCard } from "@baize/ui/draw-card";

export const example = (
  <DrawCard
    name="Five of 45"
    issue="20261124-01"
    numbers={["04", "11", "23", "31", "45"]}
    nextAt={Date.now() + 60_000}
    href="/lottery"
  />
);
