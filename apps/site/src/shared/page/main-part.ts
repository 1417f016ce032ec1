/** The focus target when a window closes that opened by itself. */
export const mainPart = (): HTMLElement | null => document.querySelector("main");
