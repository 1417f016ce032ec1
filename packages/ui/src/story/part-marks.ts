/** A part of a component on its picture. */
export interface Mark {
  readonly part: string;
  readonly number: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How far its number moves, because others begin at the same corner. */
  readonly shift: number;
}

const STEP = 18;

function find(root: Element, part: string): Element | undefined {
  return [...root.querySelectorAll(`[data-component="${part}"], [data-part="${part}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

/** Where the parts are, in the order of the document, from the corner of an element. */
export function marksIn(root: Element, parts: readonly string[]): readonly Mark[] {
  const origin = root.getBoundingClientRect();
  const found = parts.flatMap((part) => {
    const element = find(root, part);
    return element ? [{ part, element, box: element.getBoundingClientRect() }] : [];
  });
  const ordered = found.toSorted((one, two) =>
    one.element.compareDocumentPosition(two.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const taken: { left: number; top: number }[] = [];
  return ordered.map(({ part, box }, index) => {
    const left = Math.round(box.left - origin.left);
    const top = Math.round(box.top - origin.top);
    let shift = 0;
    while (taken.some((one) => Math.abs(one.left - left - shift) < STEP && Math.abs(one.top - top) < STEP)) shift += STEP;
    taken.push({ left: left + shift, top });
    return { part, number: index + 1, left, top, width: Math.round(box.width), height: Math.round(box.height), shift };
  });
}
