import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { answerChallenge, sendChallenge } from "./challenge.ts";
import { endOneSession, endOtherDevices, listSessions } from "./devices.ts";
import { freePlay } from "./free-play.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { resume } from "./resume.ts";

export const sessionHandlers = {
  "session.login": login,
  "session.resume": resume,
  "session.logout": logout,
  "session.freePlay": freePlay,
  "session.challengeSend": sendChallenge,
  "session.challengeAnswer": answerChallenge,
  "session.list": listSessions,
  "session.end": endOneSession,
  "session.endOthers": endOtherDevices,
} satisfies Partial<Handlers<ServerContexts>>;
