import type { MouseEvent } from "react";
import { SkipLink } from "@baize/ui/skip-link";
import { say } from "../shared/boot.ts";

export const SLIP = "slip";

/** To the first control of the slip: in a wide window one of its bets, else the button of the bar that opens it. */
function goToSlip(event: MouseEvent): void {
  event.preventDefault();
  const controls = document.querySelectorAll<HTMLElement>(`#${SLIP} :is(button:not([aria-checked=false]), input, a)`);
  [...controls].find((control) => control.checkVisibility())?.focus();
}

/** The tab stop after a chosen bet: past all other fixtures, of which there are a hundred stops. */
export function ToSlip() {
  return (
    <SkipLink href={`#${SLIP}`} onClick={goToSlip}>
      {say("sportsbookToSlip")}
    </SkipLink>
  );
}
