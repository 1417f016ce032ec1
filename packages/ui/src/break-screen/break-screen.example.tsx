import { BrandMark } from "@baize/ui/brand-mark";
import { BreakScreen } from "@baize/ui/break-screen";
import { Button } from "@baize/ui/button";

export const example = (
  <BreakScreen
    brand={<BrandMark name="Baize" />}
    title="You are taking a break"
    text="Bets and deposits are closed. You can withdraw at any time."
    until={{ label: "Play opens again", time: "30 Nov 2026, 18:00" }}
    actions={<Button variant="primary">Withdraw</Button>}
  />
);
