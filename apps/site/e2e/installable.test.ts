import type { BrowserContext } from "playwright";
import { afterAll, expect, inject, it } from "vitest";
import { networkIdle } from "./network-idle.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

/** Sets `navigator.onLine`, which offline emulation changes in some versions of the browser only. */
async function deviceSays(context: BrowserContext, says: "online" | "offline"): Promise<void> {
  await context.addInitScript((online) => {
    Object.defineProperty(navigator, "onLine", { get: () => online, configurable: true });
  }, says === "online");
}

it("installs as an app by its own button, and opens without a network, without personal data", async () => {
  const { page, context, complaints } = await visit("/download", { worker: true });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await fetch(new URL(href ?? "", inject("site")))).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Baize");
  for (const { src } of manifest.icons) {
    const icon = await fetch(new URL(src, inject("site")));
    expect(icon.headers.get("content-type"), src).toMatch(/^image\//);
  }
  // The browser offers this to known visitors only; the calls are counted here.
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt"), {
      prompt: () => {
        document.documentElement.dataset.asked = "yes";
        dispatchEvent(new Event("appinstalled"));
        return Promise.resolve({ outcome: "accepted" });
      },
    });
    dispatchEvent(offer);
  });
  await page.getByRole("button", { name: "Install" }).click();
  await page.getByText("You are using the installed app.").waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe("yes");
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => !/^\/($|assets\/|brands\/|icons\/|manifests\/)/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.setOffline(true);
  await deviceSays(context, "offline");
  await page.goto(`${inject("site")}/`);
  await page.getByText("No network. What you see may be out of date.").waitFor();
  await page.getByRole("navigation", { name: "Main" }).or(page.getByRole("banner")).first().waitFor();
  await context.setOffline(false);
  await deviceSays(context, "online");
  await page.reload();
  await page.getByRole("heading", { name: "Popular" }).waitFor();
});

it("survives a network that never answers: each part explains itself, and the page stays", async () => {
  const { page, context, complaints } = await visit("/download", { worker: true });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await deviceSays(context, "online");
  await page.goto(`${inject("site")}/`);
  await page.getByText("We could not connect. Check your network and try again.").first().waitFor();
  // Requests after the first view are made now, and are never answered.
  await page.keyboard.press("Tab");
  await networkIdle(page);
  await page.getByRole("banner").waitFor();
  expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});
