import type { Act } from "./act.ts";

/** The job of settlement, now: it pays what is not paid, and opens no window that the real clock has not ended. */
export const toPay = (): Act => ({ way: "job", job: "settle-contracts", at: Date.now() });
