import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@baize/ui/fonts/faces";
import "@baize/ui/fonts/save-data.css";
import "@baize/ui/styles/base.css";
import "@baize/ui/styles/scripts.css";
import { preloadFonts } from "@baize/ui/fonts/preload";
import { languageOf } from "@baize/i18n/languages";
import { savesData, applySaveData } from "@baize/ui/fonts/save-data";
import { App } from "./app/app.tsx";
import { askEarly } from "./app/early-reads.ts";
import { showNetworkIdle } from "./app/network-idle.ts";
import { queryClient } from "./app/query-client.ts";
import { preparePage } from "./app/site-routes.tsx";
import { rowOf } from "./app/routes.ts";
import { pageSettings } from "./shared/brand/page-settings.ts";
import { language } from "./shared/language/language.ts";
import { messagesReady } from "./shared/language/messages.ts";
import { brand } from "./shared/preferences/brand-preference.ts";
import { isRemembered } from "./shared/session/remembered.ts";
import { currentSession } from "./shared/session/session.ts";
import { onSessionEnded } from "./shared/session/session-ended.ts";

const within = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens a session by a remembered device, where there is none. A device that was signed out remotely is no longer remembered.
 */
async function resume(): Promise<void> {
  if (currentSession() || !isRemembered()) return;
  await import("./shared/session/resume-session.ts").then(({ resumeSession }) => resumeSession()).catch(() => undefined);
}

async function start(): Promise<void> {
  const host = document.getElementById("app");
  if (!host) throw new Error("index.html has no #app");
  const frugal = savesData(navigator);
  applySaveData(document.documentElement, frugal);
  preloadFonts(document, languageOf(language.get()).tag, frugal, pageSettings.font && brand.get() === pageSettings.brand);
  const row = rowOf(location.pathname);
  showNetworkIdle(queryClient);
  askEarly(row);
  const [messages] = await Promise.all([
    messagesReady,
    // The longest wait for the page's code and for a resumed session before the first render.
    Promise.race([preparePage(row), within(300)]),
    Promise.race([resume(), within(2000)]),
  ]);
  const root = createRoot(host);
  // As a transition: React yields to input instead of rendering in one long task.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App messages={messages} />
      </StrictMode>,
    ),
  );
}
onSessionEnded(() => void resume());
void start();
