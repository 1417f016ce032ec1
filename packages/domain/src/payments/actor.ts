import type { Actor } from "../state-machine/machine.ts";

/** The actors of a payment's steps: never a visitor. */
export const PAYMENT_ACTORS = ["member", "adapter", "operator", "system"] as const satisfies readonly Actor[];
export type PaymentActor = (typeof PAYMENT_ACTORS)[number];
