import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("an overlay can be drawn on a server whose navigator names no platform", async () => {
  vi.resetModules();
  vi.stubGlobal("navigator", { userAgent: "Cloudflare-Workers" });
  await expect(import("./scroll-lock.tsx")).resolves.toHaveProperty("ScrollLock");
});
