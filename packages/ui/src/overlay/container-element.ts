import { createContext } from "react";

/** The element that popups opened from here are mounted in; null outside of modals. */
export const ContainerElement = createContext<HTMLElement | null>(null);
