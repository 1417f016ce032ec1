/** Names as the options of a list or of a switch. */
export const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
/** The name among those that are known; undefined where it is none of them. */
export const oneOf = <Name extends string>(names: readonly Name[], given: string): Name | undefined =>
  names.find((name) => name === given);
