import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../packages/toolchain/src/stack/port.ts";
import { serverRestarts } from "./restart-plugin.ts";

test("a request of the development server is answered once the server listens again", async () => {
  const [port, sitePort] = [await freePort(), await freePort()];
  const server = `http://localhost:${port}`;
  const site = await createServer({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    optimizeDeps: { noDiscovery: true },
    plugins: [serverRestarts(server)],
    server: { port: sitePort, strictPort: true, proxy: { "/wps": server } },
  });
  onTestFinished(() => site.close());
  await site.listen();

  const answer = fetch(`http://localhost:${sitePort}/wps/anything`, { method: "POST", body: "what was sent" });
  // A file of the site needs no server: its answer proves that the request before has arrived.
  const file = await fetch(`http://localhost:${sitePort}/restart-plugin.ts`);
  expect(file.status).toBe(200);

  const again = createHttpServer((request, response) => void request.pipe(response)).listen(port);
  onTestFinished(() => void again.close());
  expect(await (await answer).text()).toBe("what was sent");
});
