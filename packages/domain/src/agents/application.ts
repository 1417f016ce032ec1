/** Where the wish to become an agent stands: it waits until the house answers, once. */
export const AGENT_APPLICATION_STATES = ["waiting", "approved", "rejected"] as const;
export type AgentApplicationState = (typeof AGENT_APPLICATION_STATES)[number];
