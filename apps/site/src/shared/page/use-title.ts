import { useEffect } from "react";
import { useBrandTitle } from "../brand/use-brand-title.ts";

/** Overlays set the window's title while they are open. */
const layers = { page: 0, above: 1 } as const;
const titles: [page: string, above: string] = ["", ""];

function write(layer: keyof typeof layers, title: string): void {
  titles[layers[layer]] = title;
  document.title = titles[1] || titles[0];
}

/** The window's title: these words, then the brand's. */
export function useTitle(words: string, layer: keyof typeof layers): void {
  const title = `${words} · ${useBrandTitle()}`;
  useEffect(() => {
    write(layer, title);
    return () => write(layer, "");
  }, [layer, title]);
}
