import { expect, it } from "vitest";
import { promotionState } from "./state.ts";

it("opens with its first moment and is closed at its end", () => {
  const promotion = { startsAt: 100, endsAt: 200 };
  expect([99, 100, 199, 200].map((now) => promotionState(now, promotion))).toEqual(["coming_soon", "open", "open", "closed"]);
  expect(promotionState(1_000_000, { startsAt: 100, endsAt: null })).toBe("open");
});
