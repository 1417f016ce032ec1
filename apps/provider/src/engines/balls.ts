/** The colours of lottery balls follow one another. */
const INKS = 6;
export const ballInk = (number: number): string => `ball-${((((number - 1) % INKS) + INKS) % INKS) + 1}`;
