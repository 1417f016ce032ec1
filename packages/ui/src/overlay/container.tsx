import { createContext, type ReactNode, useContext } from "react";
import { UNSAFE_PortalProvider as AriaPortals } from "react-aria";

const Container = createContext<HTMLElement | null>(null);

/**
 * Where popups opened from here are to be mounted: inside the nearest modal's layer, so that they lie above it, stay
 * live while the rest is inert, and close when it closes. `undefined` outside of modals: the body.
 * Hand it to a portal: `<Popover.Portal container={useOverlayContainer()}>`.
 */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(Container) ?? undefined;
}

interface OverlayContainerProps {
  /** The element that popups are mounted in; `null` until it is in the page. */
  element: HTMLElement | null;
  /** What may open popups. */
  children: ReactNode;
}

/** Gives popups of radix (by the hook above) and of react-aria (by its own provider) one place to mount. */
export function OverlayContainer({ element, children }: OverlayContainerProps) {
  return (
    <Container value={element}>
      <AriaPortals getContainer={() => element}>{children}</AriaPortals>
    </Container>
  );
}
