import type { InputOf } from "@baize/api/contract/contract";

/** The agents' side accepts agents alone. */
export type Side = NonNullable<InputOf<"session.login">["side"]>;

/** Reads `?side=agent`. */
export const sideOf = (value: string | null): Side => (value === "agent" ? "agent" : "member");
