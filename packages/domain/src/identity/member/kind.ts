/**
 * `isAgent` of the specification. 0 member; 1 general agent and 2 agent, 41 and 42 their sub-levels;
 * 3 reserved; 4 demo (trial) account.
 */
export const MEMBER_KINDS = [0, 1, 2, 3, 4, 41, 42] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** A trial account: demo money, and closed to what is real. */
export const isTrial = (kind: number): boolean => kind === 4;
