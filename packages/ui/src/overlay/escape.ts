const ours = new WeakSet<Event>();

/**
 * For radix's `onEscapeKeyDown`: keeps radix from closing the layer in the capture phase, so that a control inside the
 * overlay that uses Escape (a calendar, a combobox) gets it first. The stack's own listener decides in the bubble phase.
 */
export function deferEscape(event: KeyboardEvent): void {
  ours.add(event);
  event.preventDefault();
}

/** True when something else has already used the key. */
export function isSpent(event: KeyboardEvent): boolean {
  return event.isComposing || (event.defaultPrevented && !ours.has(event));
}

/** For a popup that stays in the page until its closing animation is over: it takes Escape only while it is open. */
export function escapeWhileOpen(open: boolean, onEscape?: (event: KeyboardEvent) => void) {
  return open ? onEscape : deferEscape;
}
