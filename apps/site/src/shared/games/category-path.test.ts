import { describe, expect, it } from "vitest";
import { categoryOfPath, categoryPath } from "./category-path.ts";

describe("a category's lobby", () => {
  it("has its own path, or a tab of /rng", () => {
    expect(categoryPath("RNG", "SAFFRON_REEL")).toBe("/slot-games?vassalage=SAFFRON_REEL");
    expect(categoryPath("CRASH", "KESTREL")).toBe("/rng?page=CRASH&vassalage=KESTREL");
    expect(categoryPath("LOTT")).toBe("/lottery-games?type=LOTT");
    expect(categoryOfPath("/fishing-games")).toBe("FISH");
    expect(categoryOfPath("/nowhere")).toBeUndefined();
  });
});
