// A separate process: renders every case in Node and writes the markup as JSON. Started by `server-markup.ts`.
import { writeFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createServer } from "vite";

// The server's clock is earlier than the browser's.
const secondsAgo = 90;
const now = Date.now;
Date.now = () => now() - secondsAgo * 1000;

const [, , file] = process.argv;
if (!file) throw new Error("Say where the markup goes: node render.ts <file>");
const vite = await createServer({
  configFile: false,
  root: `${import.meta.dirname}/../..`,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [react(), vanillaExtractPlugin()],
});
const { markup } = await vite.ssrLoadModule("/.storybook/server/markup.ts");
await writeFile(file, JSON.stringify(await markup()));
await vite.close();
process.exit();
