import { _default } from "zod/mini";

/** `withDefault(schema, value)`: a field that may be left out, and then holds `value`. */
export const withDefault = _default;
