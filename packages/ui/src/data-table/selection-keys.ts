import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  ArrowDown: "nextElementSibling",
  ArrowUp: "previousElementSibling",
};

/** The box of the row after or before, that an arrow moves to. Rows without a box are passed over. */
export function neighbour({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): HTMLInputElement | undefined {
  const step = steps[key];
  if (!step) return undefined;
  for (let row = currentTarget.closest("tr")?.[step]; row; row = row[step]) {
    const box = row.querySelector<HTMLInputElement>("[data-part=select] input:not(:disabled)");
    if (box) return box;
  }
  return undefined;
}

export const isArrow = (key: string) => key in steps;
export const asksForAll = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === "a";
