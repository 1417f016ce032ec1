import { type RefObject, useEffect, useRef } from "react";

interface Wish {
  /** The button that is removed. */
  readonly from: HTMLElement;
  readonly to: () => HTMLElement | null | undefined;
}

/** When a button is removed with its row, the focus would be lost: it is sent on as soon as that has happened. */
export function useFocusKept(list: RefObject<HTMLElement | null>) {
  const wish = useRef<Wish>(undefined);
  useEffect(() => {
    if (!wish.current || wish.current.from.isConnected) return;
    const { to } = wish.current;
    wish.current = undefined;
    if (document.activeElement === document.body || document.activeElement === null) to()?.focus();
  });
  const buttons = (part: string) => [...(list.current?.querySelectorAll<HTMLElement>(`[data-part=${part}]`) ?? [])];
  return {
    /** Removed: the same button of the file after it, or before it, or else `otherwise`. */
    onward: (row: number, part: string, otherwise: () => HTMLElement | null) => {
      const from = buttons(part)[row];
      if (from) wish.current = { from, to: () => buttons(part)[Math.min(row, buttons(part).length - 1)] ?? otherwise() };
    },
    /** Replaced: the same button in the same place. */
    again: (row: number, part: string) => {
      const from = buttons(part)[row];
      if (from) wish.current = { from, to: () => buttons(part)[row] };
    },
  };
}
