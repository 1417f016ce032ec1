/** Hundredths of the stake as a factor: 198 → "× 1.98", 200 → "× 2". */
export const times = (hundredths: number): string => `×\u00a0${Number((hundredths / 100).toFixed(2)).toLocaleString("en")}`;
