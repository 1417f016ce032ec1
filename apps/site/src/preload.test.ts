// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const links = () => [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
const arrive = (event: "load" | "error") => sheets().at(-1)?.dispatchEvent(new Event(event));

let preload: typeof import("./preload.ts").preload;
beforeEach(async () => {
  vi.resetModules();
  ({ preload } = await import("./preload.ts"));
});
afterEach(() => document.head.replaceChildren());

it("runs a part without files at once", async () => {
  expect(await preload(() => Promise.resolve("part"))).toBe("part");
  expect(links()).toEqual([]);
});

it("requests all files at once, applies style sheets in their order, then runs the part", async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve("part"));
  const part = preload(load, ["assets/a.js", "assets/a.css", "assets/b.css"]);
  expect(links()).toEqual(["modulepreload /assets/a.js", "preload /assets/a.css", "preload /assets/b.css"]);
  await expect.poll(() => sheets()).toHaveLength(1);
  arrive("load");
  await expect.poll(() => sheets()).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
  arrive("load");
  expect(await part).toBe("part");
  expect(sheets().map((link) => link.getAttribute("href"))).toEqual(["/assets/a.css", "/assets/b.css"]);
});

it("applies the style sheets of a second part after those of the first", async () => {
  const parts = Promise.all([
    preload(() => Promise.resolve(1), ["assets/a.css"]),
    preload(() => Promise.resolve(2), ["assets/b.css", "assets/a.css"]),
  ]);
  await expect.poll(() => sheets()).toHaveLength(1);
  arrive("load");
  await expect.poll(() => sheets()).toHaveLength(2);
  arrive("load");
  expect(await parts).toEqual([1, 2]);
});

it("requests nothing that the document already links", async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" href="/assets/a.js"><link rel="preload" href="/assets/b.css">';
  const before = links();
  const part = preload(() => Promise.resolve("part"), ["assets/a.js", "assets/a.css", "assets/b.css"]);
  await expect.poll(() => links()).toEqual([...before, "stylesheet /assets/b.css"]);
  arrive("load");
  expect(await part).toBe("part");
});

it("rejects when a style sheet fails, and requests it again the next time", async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve("part"));
  const failed = preload(load, ["assets/a.css"]).catch((error: unknown) => error);
  await expect.poll(() => sheets()).toHaveLength(1);
  arrive("error");
  expect(await failed).toEqual(new Error("Unable to load /assets/a.css"));
  expect(load).not.toHaveBeenCalled();
  const again = preload(load, ["assets/a.css"]);
  await expect.poll(() => sheets()).toHaveLength(1);
  arrive("load");
  expect(await again).toBe("part");
});
