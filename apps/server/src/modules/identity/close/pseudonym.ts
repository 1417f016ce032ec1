const PREFIX = "closed-";

/** Bets, payments and the audit trail stay under this name: the law asks for them, and not for the person's. */
export const pseudonymOf = (memberId: string): string => `${PREFIX}${memberId.slice(-12)}`;

export const isPseudonym = (account: string): boolean => account.startsWith(PREFIX);
