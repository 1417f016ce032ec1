import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../packages/toolchain/src/stack/port.ts";
import { pageSettings } from "./page-settings-plugin.ts";

test("a page has its brand's settings although the connection to the server broke", async () => {
  const [port, sitePort] = [await freePort(), await freePort()];
  let asked = 0;
  const server = createHttpServer((request, response) => {
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else response.end('{"brand":"utsav"}');
  }).listen(port);
  onTestFinished(() => void server.close());
  const site = await createServer({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    optimizeDeps: { noDiscovery: true },
    plugins: [pageSettings(`http://localhost:${port}`)],
    server: { port: sitePort, strictPort: true },
  });
  onTestFinished(() => site.close());
  await site.listen();

  const page = await fetch(`http://localhost:${sitePort}/`, { headers: { accept: "text/html" } });
  expect(await page.text()).toMatch(/id="page-settings">\s*\{"brand":"utsav"\}/);
  expect(asked).toBe(2);
});
