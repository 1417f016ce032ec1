export interface MaximumWins {
  /** Minor units, as text. */
  readonly maxWin: string;
  /** By the game's id. */
  readonly maxWinByGame: Readonly<Record<string, string>>;
}

/** What one round of a game may win before an operator looks at it: the brand's maximum, or the game's where that is lower. */
export function maximumWin({ maxWin, maxWinByGame }: MaximumWins, gameId: string): bigint {
  const [brand, game] = [BigInt(maxWin), BigInt(maxWinByGame[gameId] ?? maxWin)];
  return game < brand ? game : brand;
}
