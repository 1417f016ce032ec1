import { data } from "./data.ts";
import { fields } from "./fields.ts";
import { patterns } from "./patterns.ts";

export const rest = { ...data, ...fields, ...patterns };
