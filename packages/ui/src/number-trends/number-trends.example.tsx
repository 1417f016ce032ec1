import { NumberTrends, trendsIn } from "@baize/ui/number-trends";

export const example = (
  <NumberTrends label="First digit" locale="en" draws={3} trends={trendsIn(["0", "1", "2"], [["1"], ["2"], ["1"]])} />
);
