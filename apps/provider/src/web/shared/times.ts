/** Hundredths of the stake as a factor: 198 → "× 1.98", 200 → "× 2", isolated left to right inside any text. */
export const timesText = (hundredths: number): string =>
  `\u2066×\u00a0${Number((hundredths / 100).toFixed(2)).toLocaleString("en")}\u2069`;
