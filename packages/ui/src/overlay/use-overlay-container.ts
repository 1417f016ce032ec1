import { useContext } from "react";
import { ContainerElement } from "./container-element.ts";

/**
 * Where popups opened from here are to be mounted: inside the nearest modal's layer, so that they lie above it, stay
 * live while the rest is inert, and close when it closes. `undefined` outside of modals: the body.
 * Hand it to a portal: `<Popover.Portal container={useOverlayContainer()}>`.
 */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(ContainerElement) ?? undefined;
}
