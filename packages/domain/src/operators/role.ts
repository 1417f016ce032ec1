/** The roles of operators. A row of an operation names the roles that may run it. */
export const ROLES = ["support", "finance", "content", "risk", "manager"] as const;
export type Role = (typeof ROLES)[number];

/** Whether one of these roles is among those that an operation allows. */
export const hasRole = (own: readonly Role[], allowed: readonly Role[]): boolean => own.some((role) => allowed.includes(role));
