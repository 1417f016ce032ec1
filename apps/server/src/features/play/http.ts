import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { coolOff, selfExclude, setPlayLimit, setRealityCheck } from "./change.ts";
import { rehearsePlay } from "./rehearse.ts";
import { getPlaySession } from "./session.ts";
import { getPlayStatus } from "./status.ts";

export const playHandlers = {
  "play.status": getPlayStatus,
  "play.session": getPlaySession,
  "play.rehearse": rehearsePlay,
  "play.setLimit": setPlayLimit,
  "play.coolOff": coolOff,
  "play.selfExclude": selfExclude,
  "play.setReality": setRealityCheck,
} satisfies Partial<Handlers<ServerContexts>>;
