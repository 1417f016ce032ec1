import { expect, it } from "vitest";
import { promotionPhase } from "./phase.ts";

it("opens at its first moment and is closed at its end", () => {
  const promotion = { startsAt: 100, endsAt: 200 };
  expect([99, 100, 199, 200].map((now) => promotionPhase(now, promotion))).toEqual(["coming_soon", "open", "open", "closed"]);
  expect(promotionPhase(1_000_000, { startsAt: 100, endsAt: null })).toBe("open");
});
