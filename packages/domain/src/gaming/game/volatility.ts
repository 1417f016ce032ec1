/** How a game spreads its prizes: many small ones, or few large ones. */
export const VOLATILITIES = ["low", "medium", "high"] as const;
export type Volatility = (typeof VOLATILITIES)[number];
