import { warn } from "./warn.ts";

/** An element, or how to find it: a ref, or a function that is called when focus has to go there. */
export type FocusTarget = { readonly current: HTMLElement | null } | (() => HTMLElement | null | undefined);

const focusables = "a[href], button, input, select, textarea, summary, [tabindex]";
let recent: HTMLElement | undefined;
let tracking = false;

function notice({ target }: Event): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(focusables) : null;
  if (element) recent = element;
}

/**
 * Remembers the control that was used last: Safari does not focus a button that is clicked, and a menu's entry is gone
 * by the time the overlay that it opens looks for the focused element.
 */
export function trackUse(): void {
  if (tracking) return;
  tracking = true;
  document.addEventListener("pointerdown", notice, true);
  document.addEventListener("focusin", notice, true);
}

/** The trigger of the menu or popover around an element: the popup closes when the modal opens, and its items are gone. */
function triggerOf(element: HTMLElement): HTMLElement | undefined {
  const popup = element.closest<HTMLElement>("[role=menu], [role=dialog], [role=listbox]");
  if (!popup) return undefined;
  const label = popup.getAttribute("aria-labelledby");
  const byLabel = popup.role === "menu" && label ? document.getElementById(label) : null;
  const owner = byLabel ?? (popup.id ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(popup.id)}"]`) : null);
  return owner && !popup.contains(owner) ? owner : undefined;
}

/**
 * The element that has focus now and, nearest first, what replaces it if it is gone. Without focus, the one that was used
 * last. None where that element has left the page.
 */
export function openers(): readonly HTMLElement[] {
  const active = document.activeElement;
  let at = active instanceof HTMLElement && active !== document.body ? active : recent;
  const found: HTMLElement[] = [];
  while (at && !found.includes(at)) {
    found.push(at);
    at = triggerOf(at);
  }
  return found.filter(({ isConnected }) => isConnected);
}

/** A popup that fades out: focus in it would be lost when it is removed. */
const leaving = ":is([role=menu], [role=dialog], [role=listbox])[data-state=closed]";

function take(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected || element.closest(leaving)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Gives focus to the first of these that can take it, else to the named fallback. */
export function returnFocus(candidates: readonly HTMLElement[], fallback: FocusTarget | undefined): void {
  if (candidates.some(take)) return;
  if (take(resolveTarget(fallback))) return;
  if (candidates.length > 0) {
    warn(
      "the element that opened an overlay is gone, so keyboard focus fell to the page's start when it closed. " +
        "Name another with `fallbackFocus`.",
    );
  }
}

export function resolveTarget(target: FocusTarget | undefined): HTMLElement | undefined {
  const element = typeof target === "function" ? target() : target?.current;
  return element ?? undefined;
}
