import { createVar } from "@vanilla-extract/css";

/** The colour under a printed box, so that its legend can interrupt the line. A component that paints a background sets it. */
export const boxGround = createVar("box-ground");
