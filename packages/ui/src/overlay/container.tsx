import type { ReactNode } from "react";
import { UNSAFE_PortalProvider as AriaPortals } from "react-aria";
import { ContainerElement } from "./container-element.ts";

interface OverlayContainerProps {
  /** The element that popups are mounted in; `null` until it is in the page. */
  element: HTMLElement | null;
  /** What may open popups. */
  children: ReactNode;
}

/** Gives popups of radix (by `useOverlayContainer`) and of react-aria (by its own provider) one place to mount. */
export function OverlayContainer({ element, children }: OverlayContainerProps) {
  return (
    <ContainerElement value={element}>
      <AriaPortals getContainer={() => element}>{children}</AriaPortals>
    </ContainerElement>
  );
}
