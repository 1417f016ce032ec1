import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@baize/ui/fonts/faces";
import "@baize/ui/fonts/save-data.css";
import "@baize/ui/theme/base.css";
import "@baize/ui/theme/scripts.css";
import { preloadFonts } from "@baize/ui/fonts/preload";
import { savesData, wearSaveData } from "@baize/ui/fonts/save-data";
import { App } from "./app/app.tsx";
import { askEarly } from "./app/early-reads.ts";
import { preparePage } from "./app/site-routes.tsx";
import { rowOf } from "./routes.ts";
import { messagesReady } from "./shared/messages.ts";

/** How long the shell waits for its page before it is drawn without. */
const shortly = () => new Promise<void>((resolve) => setTimeout(resolve, 300));

async function start(): Promise<void> {
  const host = document.getElementById("app");
  if (!host) throw new Error("index.html has no #app");
  const frugal = savesData(navigator);
  wearSaveData(document.documentElement, frugal);
  preloadFonts(document, document.documentElement.lang, frugal);
  const row = rowOf(location.pathname);
  askEarly(row);
  const [messages] = await Promise.all([messagesReady, Promise.race([preparePage(row), shortly()])]);
  createRoot(host).render(
    <StrictMode>
      <App messages={messages} />
    </StrictMode>,
  );
}
void start();
