import { expect, it } from "vitest";
import { serviceFor } from "./customer-service.ts";

const standard = { kind: "standard" as const, label: null, url: "/help" };
const gold = { kind: "vip" as const, label: "GOLD", url: "/gold" };
const vip = { kind: "vip" as const, label: null, url: "/vip" };

it("chooses VIP service by the member's label", () => {
  expect(serviceFor([standard, gold, vip], ["GOLD"])?.url).toBe("/gold");
  expect(serviceFor([standard, gold, vip], ["VIP"])?.url).toBe("/vip");
  expect(serviceFor([standard, gold, vip], ["NEW"])?.url).toBe("/help");
  expect(serviceFor([standard, gold, vip], [])?.url).toBe("/help");
  expect(serviceFor([], [])).toBeUndefined();
});
