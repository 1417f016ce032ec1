/** Where a member can be reached by a message. */
export const CONTACT_KINDS = ["email", "mobile"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
