// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { keepVendorRows, keptVendorRows } from "./kept-vendor-rows.ts";

beforeEach(() => sessionStorage.clear());

const vendorRows: Parameters<typeof keepVendorRows>[1] = [
  {
    title: "Slots",
    gameClassify: "RNG",
    cards: [{ vassalage: "PG", name: "PG", isHot: 1, logo: null, games: 3 }],
  },
];

it("keeps the vendors' rows for a visit, by language", () => {
  keepVendorRows("EN", vendorRows);
  expect(keptVendorRows("EN")).toEqual(vendorRows);
  expect(keptVendorRows("HI")).toBeUndefined();
});

it.each(["", "{", "7", "[7]", '[{"title":"Slots"}]', '[{"title":"Slots","gameClassify":"RNG","cards":[null]}]'])(
  "ignores the stored value %j",
  (value) => {
    sessionStorage.setItem("vendorRows.EN", value);
    expect(keptVendorRows("EN")).toBeUndefined();
  },
);
