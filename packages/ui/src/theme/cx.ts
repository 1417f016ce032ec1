/** Joins class names, leaving out what is empty or false. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string {
  let joined = "";
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
