const button = "[data-component=tag] > [data-part=remove]";

/** The button of the tag after this one in its list, or before it when it is the last: the focus target after a removal. */
export function neighbourOf(own: HTMLElement): HTMLElement | undefined {
  const tag = own.closest("[data-component=tag]");
  const list = (tag?.closest("ul, ol, [role=list], [role=group]") ?? tag?.parentElement)?.querySelectorAll<HTMLElement>(button);
  const all = [...(list ?? [])];
  const place = all.indexOf(own);
  return all[place + 1] ?? all[place - 1];
}
