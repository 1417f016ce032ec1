import { AGENT_KINDS, isAgent, type MemberKind } from "../identity/member/kind.ts";

export type AgentKind = (typeof AGENT_KINDS)[number];

export interface AgentAbilities {
  /** Kinds of account that it opens directly below itself. */
  readonly opens: readonly MemberKind[];
  /** Whether it opens accounts and makes invitation links. */
  readonly invites: boolean;
  /** Whether it sends and receives money along the tree, commission too. */
  readonly movesMoney: boolean;
  /** Whether it offers, signs and ends contracts. */
  readonly signs: boolean;
  /** Whose team it reads: a sub-account reads the team of the agent directly above it. */
  readonly readsTeamOf: "itself" | "upline";
}

const agent = { invites: true, movesMoney: true, signs: true, readsTeamOf: "itself" } as const;
const subAccount = { opens: [], invites: false, movesMoney: false, signs: false, readsTeamOf: "upline" } as const;

/** The rights of each kind of agent. 1 general agent, 2 agent; 41 and 42 are their sub-accounts, which only read. */
export const AGENT_ABILITIES: Readonly<Record<AgentKind, AgentAbilities>> = {
  1: { ...agent, opens: [0, 2, 41] },
  2: { ...agent, opens: [0, 2, 42] },
  41: subAccount,
  42: subAccount,
};

/** Kinds of account that neither send nor receive money along the tree. */
export const MONEYLESS_KINDS: readonly MemberKind[] = AGENT_KINDS.filter((kind) => !AGENT_ABILITIES[kind].movesMoney);

/** Undefined for an account that is no agent. */
export const agentAbilities = (kind: MemberKind): AgentAbilities | undefined =>
  isAgentKind(kind) ? AGENT_ABILITIES[kind] : undefined;

export const isAgentKind = (kind: MemberKind): kind is AgentKind => isAgent(kind);
