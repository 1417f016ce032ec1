import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { resume } from "./resume.ts";

export const sessionHandlers = {
  "session.login": login,
  "session.resume": resume,
  "session.logout": logout,
} satisfies Partial<Handlers<ServerContexts>>;
