/** The whole win of a round that has ended, which waits for an operator. */
export interface EndedWin {
  readonly memberId: string;
  readonly betId: string;
  readonly provider: string;
  readonly gameCode: string;
  readonly roundId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly summary: string;
}
