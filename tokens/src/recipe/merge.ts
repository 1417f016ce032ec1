const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("$value" in value);

function merged(one: Record<string, unknown>, two: object): Record<string, unknown> {
  const result = { ...one };
  for (const [key, value] of Object.entries<unknown>({ ...two })) {
    const before = result[key];
    // A token that has the extensions of the former one keeps them: the dialect of a corner whose size changes.
    if (isGroup(before) && isGroup(value)) result[key] = merged(before, value);
    else if (isToken(before) && isToken(value)) result[key] = { ...before, ...value };
    else result[key] = value;
  }
  return result;
}

const isToken = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && "$value" in value;

/** DTCG documents laid over each other; the last one counts. */
export function mergeDocuments<T extends object>(first: T, ...more: readonly object[]): T {
  let result: Record<string, unknown> = merged({}, first);
  for (const document of more) result = merged(result, document);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- merging adds paths and removes none
  return result as T;
}
