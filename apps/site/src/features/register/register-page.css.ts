import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";

export const page = style({ paddingBlock: vars.space[8], display: "grid", justifyItems: "center" });
export const card = style({ inlineSize: "min(100%, 720px)" });
