/** Declared errors that no server test provokes, each with its reason: `endpoint code`, or a code of every endpoint. */
export const UNPROVOKED: Readonly<Record<string, string>> = {};
