/** Matches an accessible name without the isolates around values of another direction, so that a story runs in either direction. */
export const named = (name: string) => (said: string) => said.replaceAll(/[\u2066-\u2069]/g, "") === name;
