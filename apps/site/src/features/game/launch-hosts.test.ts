// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { forgetHost, timeLimitOf, preferred, rememberHost } from "./launch-hosts.ts";

beforeEach(() => sessionStorage.clear());
const hosts = ["https://g1.example/play?t=1", "https://g2.example/play?t=1", "https://g3.example/play?t=1"];

it("prefers the host that answered first until it falls silent, then follows the server's order", () => {
  expect(preferred(hosts)).toEqual(hosts);
  rememberHost(hosts[2] ?? "");
  expect(preferred(hosts)).toEqual([hosts[2], hosts[0], hosts[1]]);
  forgetHost(hosts[0] ?? "");
  expect(preferred(hosts)[0]).toBe(hosts[2]);
  forgetHost(hosts[2] ?? "");
  expect(preferred(hosts)).toEqual(hosts);
  expect(preferred(["no address", ...hosts])[0]).toBe("no address");
});

it("waits for all hosts together no longer than a page may take", () => {
  expect([timeLimitOf(0), timeLimitOf(1), timeLimitOf(6), timeLimitOf(12)]).toEqual([20_000, 20_000, 20_000, 10_000]);
});
