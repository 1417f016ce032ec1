/** One frame, so that observers of size have answered. Waits cost more than the audit itself: ask only when layout changed. */
export function frame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => done());
  });
}

/** Ends transitions at once: a colour in the middle of a fade fails an audit that the finished page passes. */
export function settle(): void {
  // Asking for the animations makes the browser compute styles first, so those that the change began are among them.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Tries up to three frames: what follows the window by script gets its chance, what already holds costs nothing. */
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

/** On screen and live: what is inert, hidden or transparent for good is not there for anyone. */
export function isLive(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
}

/** Focus never rests on these: guards send it round a layer, lists hand it on to one of their entries. */
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

/** What Tab stops at, in the order of the document. */
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

/** The box that stands for an element: a control hidden inside its label is seen as the label. */
export function seenBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const stand = box.width < 4 || box.height < 4 ? element.closest("label, [data-part=control]") : undefined;
  return stand ? stand.getBoundingClientRect() : box;
}

/** Nobody sees a control that is see-through or cut down to a point; it is there for keys and screen readers. */
export function isUnseen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width < 4 || height < 4 || !element.checkVisibility({ opacityProperty: true });
}

/** What is drawn under a see-through control, in its place: the boxes of a code under the one input that holds it. */
export function drawnUnder(element: Element): Element[] {
  if (!isUnseen(element)) return [];
  const own = element.getBoundingClientRect();
  return [...(element.parentElement?.querySelectorAll("*") ?? [])].filter((other) => {
    const box = other.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return other !== element && !isUnseen(other) && own.left <= x && x <= own.right && own.top <= y && y <= own.bottom;
  });
}
