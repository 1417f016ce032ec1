import type { ReactNode } from "react";

/** Shows canvases in a window of that width, px, so that parts for phones or wide windows alone are visible. */
export function Room({ inlineSize, children }: { inlineSize: number; children: ReactNode }) {
  return (
    <div data-room style={{ overflowX: "auto" }}>
      <div style={{ inlineSize }}>{children}</div>
    </div>
  );
}
