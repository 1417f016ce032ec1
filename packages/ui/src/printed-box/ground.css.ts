import { createVar } from "@vanilla-extract/css";

/** The colour under a printed box, so that its legend can interrupt the line. Whoever paints a ground sets it. */
export const boxGround = createVar("box-ground");
