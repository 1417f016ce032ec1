import type { Advice } from "../story/advice.tsx";
import { vendorNames } from "../story/shell-fixture.ts";
import { VendorMark } from "../vendor-mark/vendor-mark.tsx";

const vendors = vendorNames.slice(0, 3).map((name) => ({ value: name, label: name, mark: <VendorMark name={name} /> }));

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The choice of all providers is first, with how many there are.",
      args: { items: [{ value: "all", label: "All providers", count: "38" }, ...vendors] },
    },
    bad: { says: "Without it, there is no way back to all providers.", args: { items: vendors } },
  },
];
