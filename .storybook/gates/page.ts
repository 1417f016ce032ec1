/** The frame element of this page. It belongs to the outer window, so `instanceof` with this window's classes fails. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
export const outerFrame = () => window.frameElement as HTMLElement | null;

/**
 * Waits one frame, so that observers of size have run. Waiting costs more than the audit: call it only after a change of
 * layout.
 */
export function frame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => done());
  });
}

/** Ends transitions: a colour in mid-fade fails an audit that the finished page passes. */
export function settle(): void {
  // Asking for the animations makes the browser compute styles first, so new ones are included.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Tries up to three frames, so that scripts that follow the window can run; a condition that holds already costs nothing. */
export async function within<Found>(look: () => Found[] | Promise<Found[]>): Promise<Found[]> {
  let found = await look();
  for (let tries = 0; found.length > 0 && tries < 3; tries += 1) {
    await frame();
    settle();
    found = await look();
  }
  return found;
}

const focusable =
  "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true], iframe, audio[controls], video[controls]";

/** Visible and interactive: not inert, hidden or permanently transparent. */
export function isLive(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
}

/** Focus never stays on these: guards send it round a layer, lists pass it to an entry. */
const passesFocusOn = (element: Element) =>
  element.matches(
    "[data-radix-focus-guard], [data-focus-guard], [role=tablist], [role=toolbar], [role=radiogroup], [role=group]",
  );

function isOtherRadio(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || !element.name) return false;
  const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
    (radio) => radio.name === element.name && radio.form === element.form,
  );
  return (group.find((radio) => radio.checked) ?? group[0]) !== element;
}

/** The Tab stops, in document order. */
export function tabStops(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      isLive(element) &&
      !passesFocusOn(element) &&
      !isOtherRadio(element),
  );
}

/** The visible box of an element: a control hidden inside its label is represented by the label. */
export function seenBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const visibleParent = box.width < 4 || box.height < 4 ? element.closest("label, [data-part=control]") : undefined;
  return visibleParent ? visibleParent.getBoundingClientRect() : box;
}

/** A transparent or clipped control is not visible; it exists for keys and screen readers. */
export function isUnseen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width < 4 || height < 4 || !element.checkVisibility({ opacityProperty: true });
}

/** The elements drawn below a transparent control: the boxes of a code under its one input. */
export function drawnUnder(element: Element): Element[] {
  if (!isUnseen(element)) return [];
  const own = element.getBoundingClientRect();
  return [...(element.parentElement?.querySelectorAll("*") ?? [])].filter((other) => {
    const box = other.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return other !== element && !isUnseen(other) && own.left <= x && x <= own.right && own.top <= y && y <= own.bottom;
  });
}
