import * as z from "zod/mini";
import { filled } from "./text.ts";

/** A WebAuthn credential as the browser's `toJSON()` gives it; the library checks what is in it. */
export const credential = () => z.looseObject({ id: filled(1400), rawId: filled(1400), type: z.literal("public-key") });

/** Passed to `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` as it is. */
export const options = () => z.looseObject({ challenge: filled(256) });
