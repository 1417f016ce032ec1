import { expect, it } from "vitest";
import { systemStatus } from "./status.ts";

it("puts maintenance before a region's restriction", () => {
  const all = [false, true].flatMap((maintenance) =>
    [false, true].map((regionRestriction) => systemStatus({ maintenance, regionRestriction })),
  );
  expect(all).toEqual([0, 2, 1, 1]);
});
