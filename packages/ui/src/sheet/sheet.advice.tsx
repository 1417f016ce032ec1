import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { StillPanel } from "../modal/still-panel.fixture.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./sheet.css.ts";

const bets = ["Mumbai to win · 1.62", "Chennai to win · 2.35", "Mumbai above 168 · 1.90", "First wicket: caught · 1.48"];
const place = (
  <Button variant="primary" fullWidth>
    Place 4 bets, ₹1,200
  </Button>
);

/** A sheet at the bottom of a low window, in the page. */
function StillSheet({ actions, children }: { actions?: ReactNode; children?: ReactNode }) {
  return (
    <div style={{ display: "grid", gridTemplateRows: "minmax(0, 1fr)", blockSize: 260 }}>
      <StillPanel title="Bet slip" actions={actions} className={cx(css.panel, css.foot)}>
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

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The main action is in actions: it stays in view while the bets above it scroll.",
      scene: <StillSheet actions={place} />,
    },
    bad: {
      says: "The main action ends the body: with four bets it is out of view.",
      scene: <StillSheet>{place}</StillSheet>,
    },
  },
];
