/** The elements that make a page wider than its window, in words; the outermost ones alone. Runs in the page, so it names nothing outside itself. */
export function overflowOf(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const isWide = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > root.clientWidth + 1 || left < -1;
  };
  const found: Element[] = [];
  const look = (element: Element): void => {
    for (const child of element.children) {
      if (isWide(child)) found.push(child);
      // A box of its own may hold more than it shows.
      else if (getComputedStyle(child).overflowX === "visible") look(child);
    }
  };
  look(document.body);
  const over = `${root.scrollWidth - root.clientWidth} px wider than the window`;
  return [over, ...found.map((one) => `${one.localName}.${one.className}: ${one.textContent?.slice(0, 40)}`)];
}
