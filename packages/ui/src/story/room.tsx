import type { ReactNode } from "react";

/** Lays canvases out in a window of that width, px, whatever the page has: what phones or wide windows alone show is seen. */
export function Room({ inlineSize, children }: { inlineSize: number; children: ReactNode }) {
  return (
    <div style={{ overflowX: "auto" }}>
      <div style={{ inlineSize }}>{children}</div>
    </div>
  );
}
