import { type RefObject, useEffect, useEffectEvent } from "react";
import { type FrameEvent, type HostEvent, parseFrameEvent } from "@baize/api/provider/frame-events";

type Handlers = Partial<Record<FrameEvent["type"], () => void>>;

function originOf(address: string): string | undefined {
  return URL.parse(address)?.origin;
}

/** Listens to the game's own window and origin alone. Sends it the site's theme. */
export function useFrameEvents(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  theme: HostEvent["theme"],
  ready: boolean,
  handlers: Handlers,
): void {
  const origin = originOf(address);
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = parseFrameEvent(event.data);
    if (message) handlers[message.type]?.();
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);
  useEffect(() => {
    if (!origin || !ready) return;
    const message: HostEvent = { source: "baize-site", type: "set-theme", theme };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, origin, theme, ready]);
}
