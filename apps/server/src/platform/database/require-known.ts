/** The one of these names that a column holds; throws for any other, which the table never held. */
export function requireKnown<Name extends string>(names: readonly Name[], text: string): Name {
  const name = names.find((one) => one === text);
  if (name === undefined) throw new Error(`${text} is none of ${names.join(", ")}`);
  return name;
}
