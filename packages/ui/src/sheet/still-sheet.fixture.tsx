import type { ReactNode } from "react";
import { StillPanel } from "../modal/still-panel.fixture.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./sheet.css.ts";

const title = "Bet slip";
const bets = ["Mumbai to win · 1.62", "Chennai to win · 2.35", "Mumbai above 168 · 1.90", "First wicket: caught · 1.48"];

/** A sheet at the bottom of a low window, in the page, for a picture: an open sheet takes the whole window. */
export function StillSheet({ actions, children }: { actions?: ReactNode; children?: ReactNode }) {
  return (
    <div style={{ display: "grid", gridTemplateRows: "minmax(0, 1fr)", blockSize: 260 }}>
      <StillPanel title={title} actions={actions} className={cx(css.panel, css.foot)}>
        <Stack gap={4}>
          {bets.map((bet) => (
            <Text key={bet}>{bet}</Text>
          ))}
          {children}
        </Stack>
      </StillPanel>
    </div>
  );
}
