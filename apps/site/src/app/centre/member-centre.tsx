import type { OverlayProps } from "../../overlays.ts";
import { memberPages } from "../../member-pages.ts";
import { Centre } from "./centre.tsx";

/** The member's own pages over the site. */
export default function MemberCentre({ place, close }: OverlayProps) {
  return <Centre overlay="member" pages={memberPages} usual="securityCenter" place={place} close={close} />;
}
