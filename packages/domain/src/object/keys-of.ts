/** The keys of an object that holds no others than its type says: `Object.keys` forgets their names. */
export function keysOf<Given extends object>(given: Given): (keyof Given & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return Object.keys(given) as (keyof Given & string)[];
}
