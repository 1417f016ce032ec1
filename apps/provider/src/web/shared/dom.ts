/** The element with this id. Throws where the page's template has none of this kind. */
export function part<Kind extends Element>(id: string, kind: abstract new (...args: never) => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} "${id}"`);
  return found;
}

/** Writes a text. The same text once more would make the browser lay the page out once more. */
export function put(id: string, text: string): void {
  const element = part(id, HTMLElement);
  if (element.textContent !== text) element.textContent = text;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(name: "svg" | "use" | "path" | "circle" | "text", attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** An element with a class and text or children. */
export function make(name: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

interface NewestFirst<Item> {
  /** All items that the list shows. */
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly toElement: (item: Item) => HTMLElement;
}

/** Puts the items that are new before those that the list has. Made anew, the others would be laid out again, too. */
export function prependNew<Item>(list: HTMLElement, { items, keyOf, toElement }: NewestFirst<Item>): void {
  const first = list.firstElementChild;
  const known = first instanceof HTMLElement ? items.findIndex((item) => keyOf(item) === first.dataset.key) : -1;
  if (known === -1) list.replaceChildren();
  const fresh = known === -1 ? items : items.slice(0, known);
  for (const item of fresh.toReversed()) {
    const made = toElement(item);
    made.dataset.key = keyOf(item);
    list.prepend(made);
  }
  for (const old of [...list.children].slice(items.length)) old.remove();
}

/** Runs when the button is pressed, by pointer or key. */
export function pressed(id: string, run: () => void): void {
  part(id, HTMLButtonElement).addEventListener("click", run);
}

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the browser has drawn what was changed, so that what follows is a task of its own. A hidden page is not drawn. */
export const drawn = (): Promise<void> => Promise.race([new Promise(requestAnimationFrame).then(() => pause(0)), pause(100)]);
