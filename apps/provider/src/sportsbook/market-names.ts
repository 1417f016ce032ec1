/** A market of a sport with the names of its spots: `{home}` and `{away}` are those of the sides. */
export interface MarketNames {
  readonly kind: string;
  readonly title: string;
  readonly spots: readonly { readonly spot: string; readonly name: string }[];
}
