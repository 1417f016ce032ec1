import { part } from "../theme/part.ts";

export const root = part({ listStyle: "none" });
