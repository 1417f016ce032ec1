import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@baize/ui/theme/base.css";
import "@baize/ui/theme/scripts.css";
import { App } from "./app/app.tsx";
import { messagesReady } from "./shared/messages.ts";

async function start(): Promise<void> {
  const host = document.getElementById("app");
  if (!host) throw new Error("index.html has no #app");
  const messages = await messagesReady;
  createRoot(host).render(
    <StrictMode>
      <App messages={messages} />
    </StrictMode>,
  );
}
void start();
