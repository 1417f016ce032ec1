import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import "./scroll-lock.css.ts";

let locks = 0;
let left = 0;
let top = 0;
let path = "";
let unlock = (): void => undefined;

function restore(): void {
  // Another page has its own position.
  if (location.pathname !== path || (window.scrollX === left && window.scrollY === top)) return;
  const options: ScrollToOptions = { behavior: "instant" };
  options.left = left;
  options.top = top;
  window.scrollTo(options);
}

/** Stops the page, and keeps the place of its scrollbar; returns how to undo that. */
function lockRoot(root: HTMLElement): () => void {
  const width = window.innerWidth - root.clientWidth;
  // Safari before 18.2 knows no gutter.
  const kind = CSS.supports("scrollbar-gutter", "stable") ? "gutter" : "pad";
  root.dataset.scrollLock = width > 0 ? kind : "";
  if (kind === "pad") root.style.setProperty("--scroll-lock-width", `${width}px`);
  return () => {
    delete root.dataset.scrollLock;
    root.style.removeProperty("--scroll-lock-width");
  };
}

function addLock(): () => void {
  if (locks === 0) {
    left = window.scrollX;
    top = window.scrollY;
    path = location.pathname;
    unlock = lockRoot(document.documentElement);
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    unlock();
    restore();
  };
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
function isIos(): boolean {
  const { platform, maxTouchPoints } = navigator;
  return platform.startsWith("iP") || (platform.startsWith("Mac") && maxTouchPoints > 1);
}

let iosLock: ReactElement | undefined;
/** Loads react-aria's lock: no bounce, no jump to a focused field. Without a network the style sheet alone holds the page. */
async function loadIosLock(): Promise<void> {
  try {
    const { IosScrollLock } = await import("./ios-scroll-lock.tsx");
    iosLock = <IosScrollLock />;
  } catch {
    // The next overlay tries again.
  }
}
// With the page, so that the first overlay has it already when it opens. Servers have a navigator too, some without a platform.
if (typeof document !== "undefined" && isIos()) void loadIosLock();

function useIosLock(active: boolean): ReactElement | undefined {
  const [lock, setLock] = useState(iosLock);
  useEffect(() => {
    if (active && !lock && isIos()) void loadIosLock().then(() => setLock(iosLock));
  }, [active, lock]);
  return active ? lock : undefined;
}

/**
 * The kit's only scroll lock. The page keeps its scrollbar gutter (no shift) and gets back the exact position.
 * It locks by an attribute, not by an inline style: popovers of react-aria save and restore that style, so one that
 * closes above or below an overlay cannot unlock the page.
 */
export function ScrollLock({ active }: { active: boolean }) {
  const onIos = useIosLock(active);
  useLayoutEffect(() => (active ? addLock() : undefined), [active]);
  return onIos;
}

/** Writes the part of the window that the on-screen keyboard leaves free on the layer, as two CSS variables. */
export function useKeyboardInset(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      // Pinch zoom also shrinks the visual viewport; only a keyboard does so at scale 1.
      const zoomed = Math.abs(view.scale - 1) > 0.01;
      const start = zoomed ? 0 : Math.max(0, view.offsetTop);
      const end = zoomed ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
      layer.current?.style.setProperty("--overlay-start", `${Math.round(start)}px`);
      layer.current?.style.setProperty("--overlay-end", `${Math.round(end)}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [layer]);
}
