import { type RefObject, useEffect, useEffectEvent } from "react";
import { type FrameEvent, type HostEvent, parseFrameEvent } from "@baize/api/provider/frame-events";
import type { Theme } from "../../shared/preferences/theme.ts";

type Handlers = Partial<Record<FrameEvent["type"], () => void>>;

function originOf(address: string): string | undefined {
  return URL.parse(address)?.origin;
}

/** Listens to the game's own window and origin alone. Sends it the site's theme, and that the site draws the bar. */
export function useFrameEvents(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  theme: Theme,
  ready: boolean,
  handlers: Handlers,
): void {
  const origin = originOf(address);
  const send = useEffectEvent((message: HostEvent) => {
    if (origin) frame.current?.contentWindow?.postMessage(message, origin);
  });
  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = parseFrameEvent(event.data);
    // Before the frame is uncovered, so that its own bar is never seen.
    if (message?.type === "ready") send({ source: "baize-site", type: "draws-bar" });
    if (message) handlers[message.type]?.();
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);
  useEffect(() => {
    if (ready) send({ source: "baize-site", type: "set-theme", theme });
  }, [theme, ready]);
}
