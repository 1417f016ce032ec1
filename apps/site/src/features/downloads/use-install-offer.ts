import { useSyncExternalStore } from "react";

/** Chromium's offer to install a site; other browsers have their own menus. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}
declare global {
  interface Window {
    /** Stored by the boot script, which emits `installoffer`. */
    installOffer?: InstallOffer | undefined;
  }
}

const listeners = new Set<() => void>();
let installed = matchMedia("(display-mode: standalone)").matches;
const notify = () => {
  for (const listener of listeners) listener();
};
addEventListener("installoffer", notify);
addEventListener("appinstalled", () => {
  installed = true;
  window.installOffer = undefined;
  notify();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** An offer can be used once; the browser decides when to make another. */
async function ask(offer: InstallOffer): Promise<void> {
  window.installOffer = undefined;
  await offer.prompt();
  notify();
}

/** Whether the site runs as an app, and the function that installs it where the browser offers one. */
export function useInstallOffer(): { installed: boolean; offer: (() => Promise<void>) | undefined } {
  const offer = useSyncExternalStore(subscribe, () => window.installOffer);
  const runs = useSyncExternalStore(subscribe, () => installed);
  return { installed: runs, offer: offer && (() => ask(offer)) };
}
