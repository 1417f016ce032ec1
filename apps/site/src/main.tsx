import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@baize/ui/fonts/faces";
import "@baize/ui/fonts/save-data.css";
import "@baize/ui/theme/base.css";
import "@baize/ui/theme/scripts.css";
import { preloadFonts } from "@baize/ui/fonts/preload";
import { savesData, wearSaveData } from "@baize/ui/fonts/save-data";
import { App } from "./app/app.tsx";
import { messagesReady } from "./shared/messages.ts";

async function start(): Promise<void> {
  const host = document.getElementById("app");
  if (!host) throw new Error("index.html has no #app");
  const frugal = savesData(navigator);
  wearSaveData(document.documentElement, frugal);
  preloadFonts(document, document.documentElement.lang, frugal);
  const messages = await messagesReady;
  createRoot(host).render(
    <StrictMode>
      <App messages={messages} />
    </StrictMode>,
  );
}
void start();
