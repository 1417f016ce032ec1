/** The first sealing key, under which everything was sealed that names none. It keys the hashes of one-time codes, too. */
export const FIRST_SEAL = "codes";

/** Names of the later sealing keys begin so; their kids are ordered by time, and come after the first one's name. */
export const SEAL = "seal:";

/** The kid that a sealed text names. */
export const sealKid = (name: string): string => (name.startsWith(SEAL) ? name.slice(SEAL.length) : name);
