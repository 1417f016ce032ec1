export interface MaximumWins {
  /** Minor units, as text. */
  readonly maxWin: string;
  /** By the game's id. */
  readonly maxWinByGame: Readonly<Record<string, string>>;
}

/** The most that one round may win without an operator's decision: the brand's maximum, or the game's where that is lower. */
export function maximumWin({ maxWin, maxWinByGame }: MaximumWins, gameId: string): bigint {
  const [brand, game] = [BigInt(maxWin), BigInt(maxWinByGame[gameId] ?? maxWin)];
  return game < brand ? game : brand;
}
