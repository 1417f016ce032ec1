import { Surface } from "@baize/ui/surface";
import { say } from "../shared/boot.ts";
import * as css from "./page.css.ts";

/** In a wide window the place of the slip, and how a bet comes into it. */
export function EmptySlip() {
  return (
    <Surface as="section" className={css.emptySlip}>
      <p>{say("sportsbookSlipEmpty")}</p>
    </Surface>
  );
}
