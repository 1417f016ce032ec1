import { _default } from "zod/mini";

/** `standing(schema, value)`: a field that may be left out, and then holds `value`. */
export const standing = _default;
