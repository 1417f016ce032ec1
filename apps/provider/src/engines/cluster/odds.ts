/** The rounds by a fixed seed that the odds of clusters were measured over: no count of all ways is possible. */
export const MEASURED_ROUNDS = 1_000_000;

/** Parts per million, measured by `measure` with seed 1. */
export interface ClusterOdds {
  readonly rtp: number;
  /** The true return is within this of the measured one, with a confidence of 99 in 100. */
  readonly within: number;
  readonly hits: number;
}

/** The odds of each game. */
export const CLUSTER_ODDS: readonly ClusterOdds[] = [
  { rtp: 953_804, within: 4936, hits: 392_967 },
  { rtp: 953_206, within: 6640, hits: 325_841 },
  { rtp: 938_390, within: 11_127, hits: 192_109 },
];
