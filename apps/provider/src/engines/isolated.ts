/** Left to right inside any text. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
