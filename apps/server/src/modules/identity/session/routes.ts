import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { answerChallenge, sendChallenge } from "./answer-challenge.ts";
import { endOthers, endSession } from "./end-sessions.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { resume } from "./resume.ts";
import { startFreePlay } from "./start-free-play.ts";

export const sessionHandlers = {
  "session.login": login,
  "session.resume": resume,
  "session.logout": logout,
  "session.freePlay": startFreePlay,
  "session.challengeSend": sendChallenge,
  "session.challengeAnswer": answerChallenge,
  "session.list": listSessions,
  "session.end": endSession,
  "session.endOthers": endOthers,
} satisfies Partial<Handlers<ServerContexts>>;
