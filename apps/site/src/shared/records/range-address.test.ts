import { expect, it } from "vitest";
import { addressOfRange, rangeOfAddress } from "./range-address.ts";

it.each([
  ["range=last7", "last7"],
  ["from=2026-11-01&to=2026-11-15", { from: "2026-11-01", to: "2026-11-15" }],
  ["from=2026-11-01", { from: "2026-11-01", to: "" }],
  ["to=2026-11-15&range=last7", { from: "", to: "2026-11-15" }],
  ["from=2026-02-30&range=last7", "last7"],
  ["range=last8", { from: "", to: "" }],
  ["range=toString&from=%3Cscript%3E", { from: "", to: "" }],
  ["", { from: "", to: "" }],
])("%s", (search, value) => expect(rangeOfAddress(new URLSearchParams(search))).toEqual(value));

it.each([["last7" as const], [{ from: "2026-11-01", to: "2026-11-15" }], [{ from: "", to: "2026-11-15" }]])(
  "%j comes back as it was written",
  (value) => {
    expect(rangeOfAddress(new URLSearchParams(addressOfRange(value)))).toEqual(value);
  },
);
