import { type RefObject, useLayoutEffect } from "react";
import { usePreventScroll } from "react-aria";
import "./scroll-lock.css.ts";

let locks = 0;
let left = 0;
let top = 0;
let path = "";

function restore(): void {
  // Another page has its own position.
  if (location.pathname !== path || (window.scrollX === left && window.scrollY === top)) return;
  const options: ScrollToOptions = { behavior: "instant" };
  options.left = left;
  options.top = top;
  window.scrollTo(options);
}

function remember(): () => void {
  if (locks === 0) {
    left = window.scrollX;
    top = window.scrollY;
    path = location.pathname;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) restore();
  };
}

/**
 * The kit's only scroll lock. The page keeps its scrollbar gutter (no shift) and gets back the exact position.
 * Built on react-aria's counter, which its own popovers share, so a calendar inside a modal cannot unlock the page;
 * it also holds iOS Safari still: no bounce, no jump to a focused field.
 */
export function useScrollLock(active: boolean): void {
  // Before the lock: its clean-up runs first, so that the page can scroll again when the place is put back.
  usePreventScroll({ isDisabled: !active });
  useLayoutEffect(() => (active ? remember() : undefined), [active]);
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
