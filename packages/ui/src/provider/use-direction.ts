import { type Ref, type RefCallback, useCallback, useState } from "react";
import { useComposedRefs } from "radix-ui/internal";
import type { Direction, DocumentAttributes } from "./document-attributes.ts";
import { useProvider } from "./provider-context.ts";

/** Radix writes the direction that it was given on elements of these; they are not what a page says about its text. */
const said = "[dir]:not([data-orientation])";

function around(element: Element): Direction | undefined {
  const near = element.parentElement?.closest<HTMLElement>(said);
  if (!near || near === document.documentElement) return undefined;
  return getComputedStyle(near).direction === "rtl" ? "rtl" : "ltr";
}

/** The direction of an island that has `dir` alone, without a provider; undefined where only the document has one. */
export const islandDirection = (element: Element | null): Direction | undefined => (element ? around(element) : undefined);

/** What a popup says about itself, because it is mounted outside of the island in which it was opened. */
export type PopupAttributes = Partial<DocumentAttributes>;

interface Place<Part> {
  readonly direction: Direction;
  readonly ref: RefCallback<Part>;
  readonly popup: PopupAttributes | undefined;
}

interface Found {
  /** The provider's direction when it was measured: its island changes with it. */
  readonly given: Direction;
  readonly dir: Direction | undefined;
}

/**
 * The direction of the text where a part is: that of the nearest `dir` around it, else the provider's. It is measured again when the
 * provider's changes. Give `ref` to the part's element, and `popup` to what it opens.
 */
export function useDirection<Part extends Element>(component: string, own?: Ref<Part>): Place<Part> {
  const { direction, island } = useProvider(component);
  const [found, setFound] = useState<Found>({ given: direction, dir: undefined });
  const measure = useCallback(
    (element: Part | null) => {
      if (!element) return;
      const dir = around(element);
      setFound((last) => (last.given === direction && last.dir === dir ? last : { given: direction, dir }));
    },
    [direction],
  );
  const ref = useComposedRefs(measure, own);
  const near = found.given === direction ? found.dir : undefined;
  const popup: PopupAttributes | undefined = near === undefined ? island : { ...island, dir: near };
  return { direction: near ?? direction, ref, popup };
}
