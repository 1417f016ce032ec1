/** The keys of an object that has no others than its type. `Object.keys` loses their type. */
export function keysOf<Given extends object>(given: Given): (keyof Given & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return Object.keys(given) as (keyof Given & string)[];
}
