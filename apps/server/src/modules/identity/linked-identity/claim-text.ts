import { hasUnsafeCharacters } from "@baize/domain/field/unsafe";
import { trimmed } from "@baize/domain/text/trim";

/** A claim as text; empty for what is no text, is too long or could not be shown or stored. */
export function claimText(claim: unknown, longest: number): string {
  const text = typeof claim === "string" ? trimmed(claim) : "";
  return text.length <= longest && !hasUnsafeCharacters(text) ? text : "";
}
