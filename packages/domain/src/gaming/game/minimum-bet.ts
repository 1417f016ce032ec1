/**
 * The least stake that both the game and the brand take, in minor units: the first multiple of the game's step from the brand's
 * minimum on. `step` is above zero, `least` is not negative.
 */
export const minimumBet = (step: bigint, least: bigint): bigint => (least > step ? ((least + step - 1n) / step) * step : step);
