// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { keepLanes, keptLanes } from "./kept-lanes.ts";

beforeEach(() => sessionStorage.clear());

const lanes: Parameters<typeof keepLanes>[1] = [
  {
    title: "Slots",
    gameClassify: "RNG",
    cards: [{ vassalage: "PG", name: "PG", isHot: 1, logo: null, games: 3 }],
  },
];

it("keeps the vendors' rows for a visit, by language", () => {
  keepLanes("EN", lanes);
  expect(keptLanes("EN")).toEqual(lanes);
  expect(keptLanes("HI")).toBeUndefined();
});

it.each(["", "{", "7", "[7]", '[{"title":"Slots"}]', '[{"title":"Slots","gameClassify":"RNG","cards":[null]}]'])(
  "ignores the stored value %j",
  (value) => {
    sessionStorage.setItem("lanes.EN", value);
    expect(keptLanes("EN")).toBeUndefined();
  },
);
