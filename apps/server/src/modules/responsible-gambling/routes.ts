import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { coolOff, selfExclude } from "./block-play.ts";
import { setPlayLimit } from "./set-limit.ts";
import { setRealityCheck } from "./set-reality-check.ts";
import { simulateLimitHandler } from "./simulate-limit.ts";
import { getPlaySession } from "./get-session.ts";
import { getPlayStatus } from "./get-status.ts";

export const responsibleGamblingHandlers = {
  "responsibleGambling.status": getPlayStatus,
  "responsibleGambling.session": getPlaySession,
  "responsibleGambling.simulate": simulateLimitHandler,
  "responsibleGambling.setLimit": setPlayLimit,
  "responsibleGambling.coolOff": coolOff,
  "responsibleGambling.selfExclude": selfExclude,
  "responsibleGambling.setReality": setRealityCheck,
} satisfies Partial<Handlers<ServerContexts>>;
