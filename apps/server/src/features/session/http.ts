import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";

export const sessionHandlers = {
  "session.login": login,
  "session.logout": logout,
} satisfies Partial<Handlers<ServerContexts>>;
