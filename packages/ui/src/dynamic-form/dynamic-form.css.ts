import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

export const submit = part({ marginBlockStart: vars.space[1] });
