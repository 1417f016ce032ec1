import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { newChallenge, WORK_LIFE_MS } from "./proof-of-work.ts";

export const getRegisterChallenge: Handler<"register.challenge", ServerContexts> = async ({ system, now }) => ({
  challenge: await newChallenge(system, "register", now),
  expiresAt: now.getTime() + WORK_LIFE_MS,
});
