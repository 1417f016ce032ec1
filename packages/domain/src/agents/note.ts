/** Characters of an agent's own note about a direct downline. */
export const MOST_NOTE = 200;
