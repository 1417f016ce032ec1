/** Where the focus goes when what opened a window by itself was nobody's press. */
export const mainPart = (): HTMLElement | null => document.querySelector("main");
