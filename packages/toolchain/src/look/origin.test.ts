import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { afterEach, expect, it } from "vitest";
import { at } from "../root.ts";
import { findOrigin } from "./origin.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A development server that may give out the files of this folder. */
async function developmentServer(folder: string): Promise<string> {
  const server = await createVite({
    configFile: false,
    root: folder,
    logLevel: "silent",
    server: { port: 0, host: "localhost", fs: { allow: [folder] } },
    optimizeDeps: { noDiscovery: true },
  });
  closing.push(() => server.close());
  await server.listen();
  return (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, "");
}

it("knows a development server of this checkout from another's, from a built site, and from nothing", async () => {
  const own = await developmentServer(at("."));
  expect(await findOrigin(own)).toBe("this");
  expect(await findOrigin(own.replace("//localhost", "//malhar.localhost"))).toBe("this");
  expect(await findOrigin(await developmentServer(at("docs")))).toBe("other");
  const built = createServer((_, answer) => void answer.setHeader("content-type", "text/html").end("<!doctype html>"));
  await new Promise<void>((listening) => built.listen(0, listening));
  closing.push(() => new Promise((closed) => built.close(closed)));
  const place = built.address();
  const address = `http://localhost:${typeof place === "object" && place ? place.port : 0}`;
  expect(await findOrigin(address)).toBe("other");
  await closing.pop()?.();
  expect(await findOrigin(address)).toBe("none");
});
