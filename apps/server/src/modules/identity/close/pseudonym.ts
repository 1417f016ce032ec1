/** Bets, payments and the audit trail stay under this name: the law asks for them, and not for the person's. */
export const pseudonymOf = (memberId: string): string => `closed-${memberId.slice(-12)}`;

export const isPseudonym = (account: string): boolean => /^closed-[\da-f]{12}$/.test(account);
