import type { ReactNode } from "react";
import { Stack } from "../stack/stack.tsx";
import * as css from "./tooltip.css.ts";

/** A hint over its control in the page, for a picture: an open tooltip is drawn over the window. */
export function StillTip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={2} align="center">
      <div className={css.tip}>{content}</div>
      {children}
    </Stack>
  );
}
