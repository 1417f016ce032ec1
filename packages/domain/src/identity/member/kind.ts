/**
 * `isAgent` of the specification. 0 member; 1 general agent and 2 agent, 41 and 42 their sub-accounts;
 * 3 reserved; 4 demo (trial) account.
 */
export const MEMBER_KINDS = [0, 1, 2, 3, 4, 41, 42] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

export const MEMBER_KIND = { member: 0, generalAgent: 1, agent: 2, reserved: 3, trial: 4 } as const satisfies Record<
  string,
  MemberKind
>;

/** Agents and their sub-accounts. */
export const AGENT_KINDS = [1, 2, 41, 42] as const satisfies readonly MemberKind[];

/** A trial account: it plays with demo money, and what moves real money is closed to it. */
export const isTrial = (kind: number): boolean => kind === MEMBER_KIND.trial;

export const isAgent = (kind: number): boolean => AGENT_KINDS.some((agent) => agent === kind);
