import type { FrameEvent, HostEvent } from "@baize/api/provider/frame-events";
import { boot } from "../shared/boot.ts";
import { tab } from "./memory.ts";

type SiteEvent = FrameEvent extends infer Each ? (Each extends FrameEvent ? Omit<Each, "source"> : never) : never;

/** Whether an origin is the allowed one, or one of a brand below it: `https://*.example` has `https://kaveri.example`. */
function isWithin(allowed: string, origin: string): boolean {
  const [before = "", after] = allowed.split("*");
  return after === undefined ? origin === allowed : origin.startsWith(before) && origin.endsWith(after);
}

const HOST = "host";

/** The page around this frame as the one before this one names it, where the browser does not. The pages of a lobby follow one another in the frame. */
function referrerOrigin(): string | undefined {
  const before = URL.parse(document.referrer)?.origin;
  if (before === location.origin) return tab.get(HOST) ?? undefined;
  tab.set(HOST, before);
  return before;
}

/** The origin of the page around this frame: one that the server named, as the browser reports it. */
function hostOrigin(): string | undefined {
  if (window.parent === window) return undefined;
  const around = location.ancestorOrigins?.[0] ?? referrerOrigin();
  if (around === undefined) return boot.siteOrigins[0];
  return boot.siteOrigins.some((allowed) => isWithin(allowed, around)) ? around : undefined;
}

const host = hostOrigin();
export const framed = host !== undefined;

/** The page that the launch names to lead back to, if it is one of the site. */
export function backAddress(): string | undefined {
  const back = URL.parse(new URLSearchParams(location.search).get("back") ?? "");
  return back && boot.siteOrigins.some((allowed) => isWithin(allowed, back.origin)) ? back.href : undefined;
}

export function notifySite(event: SiteEvent): void {
  if (host !== undefined) window.parent.postMessage({ source: "baize-provider", ...event }, host);
}

function isHostEvent(data: unknown): data is HostEvent {
  if (typeof data !== "object" || data === null) return false;
  const has = (name: string, values: readonly unknown[]) => name in data && values.includes(Reflect.get(data, name));
  if (!has("source", ["baize-site"])) return false;
  return has("type", ["draws-bar"]) || (has("type", ["set-theme"]) && has("theme", ["light", "dark"]));
}

/** Follows the site's theme while the game is open, and leaves out what the site's own bar shows. */
export function listen(): void {
  addEventListener("message", (event) => {
    if (event.source !== window.parent || event.origin !== host || !isHostEvent(event.data)) return;
    const { dataset } = document.documentElement;
    if (event.data.type === "set-theme") dataset.theme = event.data.theme;
    else dataset.bar = "site";
  });
}
