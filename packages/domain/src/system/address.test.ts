import { expect, it } from "vitest";
import { countedAddress } from "./address.ts";

it("counts one IPv4 address, and the /64 of an IPv6 address, however it is written", () => {
  expect(countedAddress("203.0.113.9")).toBe("203.0.113.9");
  expect(countedAddress("2001:db8:1:2::1")).toBe("2001:db8:1:2::/64");
  expect(countedAddress("2001:0DB8:1:2:ffff:0:0:9")).toBe("2001:db8:1:2::/64");
  expect(countedAddress("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(countedAddress("::1")).toBe("0:0:0:0::/64");
});
