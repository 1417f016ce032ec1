import type { Issue } from "@baize/domain/field/issue";
import type { FieldRule } from "@baize/domain/field/rule";
import { validateField } from "@baize/domain/field/validate";
import { trimmed } from "@baize/domain/text/trim";
import type { ShownField } from "../dynamic-field/field-map.ts";

/** One value by the server's rule; a repeated password only by the one that it repeats. */
export function checkByRule(
  { name, spec, rule }: ShownField<FieldRule>,
  values: Readonly<Record<string, string>>,
): Issue | undefined {
  const value = values[name] ?? "";
  if (spec?.kind === "password" && spec.repeats !== undefined) {
    if (value === "") return { code: "required", params: {} };
    return trimmed(value) === trimmed(values[spec.repeats] ?? "") ? undefined : { code: "mismatch", params: {} };
  }
  return validateField(rule, value, { secret: spec?.kind === "password" || spec?.kind === "code" });
}
