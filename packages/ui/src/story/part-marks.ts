/** A part of a component on its picture. */
export interface Mark {
  readonly part: string;
  readonly number: number;
  /** From the picture's left corner at the top: its layer runs from left to right. */
  readonly inlineStart: number;
  readonly blockStart: number;
  readonly inlineSize: number;
  readonly blockSize: number;
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
  const taken: { inline: number; block: number }[] = [];
  return ordered.map(({ part, box }, index) => {
    const inlineStart = Math.round(box.x - origin.x);
    const blockStart = Math.round(box.y - origin.y);
    let shift = 0;
    while (
      taken.some(({ inline, block }) => Math.abs(inline - inlineStart - shift) < STEP && Math.abs(block - blockStart) < STEP)
    )
      shift += STEP;
    taken.push({ inline: inlineStart + shift, block: blockStart });
    const size = { inlineSize: Math.round(box.width), blockSize: Math.round(box.height) };
    return { part, number: index + 1, inlineStart, blockStart, ...size, shift };
  });
}
