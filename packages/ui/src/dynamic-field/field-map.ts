import type { FieldMap, FieldSpec } from "@baize/domain/field/spec";

/** A field without a row is a plain text field, so that its value can still be given. */
export const unknownField: FieldSpec = { kind: "text" };

/** A field that is shown. */
export interface ShownField<Rule> {
  readonly name: string;
  /** Undefined where the map has no row for the name. */
  readonly spec: FieldSpec | undefined;
  readonly rule: Rule;
}

/** The enabled fields of the rules in the order of the map; unknown ones come last, by name. */
export function mappedFields<Rule extends { readonly enabled: boolean }>(
  map: FieldMap,
  rules: Readonly<Record<string, Rule>>,
): Array<ShownField<Rule>> {
  const places = new Map(Object.keys(map).map((name, place) => [name, place]));
  const placeOf = (name: string) => places.get(name) ?? places.size;
  return Object.entries(rules)
    .filter(([, rule]) => rule.enabled)
    .map(([name, rule]) => ({ name, rule, spec: Object.hasOwn(map, name) ? map[name] : undefined }))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name) || (a.name < b.name ? -1 : 1));
}
