interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

/** The chunks of the entries and all that they import; without those that load on demand. */
export function firstChunks<C extends Chunk>(chunks: readonly C[]): ReadonlySet<C> {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of first)
    for (const name of chunk.imports) for (const next of chunks) if (next.fileName === name) first.add(next);
  return first;
}
