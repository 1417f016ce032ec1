import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { mergeHandlers } from "../../platform/http/merge-handlers.ts";
import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import type { Closing } from "../../platform/personal-data/closing.ts";
import { closeAccount } from "./close/close-account.ts";
import { contactHandlers } from "./contact/routes.ts";
import { exportData } from "./export/export-data.ts";
import { humanCheckHandlers } from "./human-check/routes.ts";
import { linkedIdentityHandlers } from "./linked-identity/routes.ts";
import { memberHandlers } from "./member/routes.ts";
import { passkeyHandlers } from "./passkey/routes.ts";
import { passwordHandlers } from "./password/routes.ts";
import { proofHandlers } from "./proof/routes.ts";
import type { MemberRegisteredSubscriber } from "./register/member-registered.ts";
import { registerHandlers } from "./register/routes.ts";
import { sessionHandlers } from "./session/routes.ts";
import { totpHandlers } from "./totp/routes.ts";
import { verificationHandlers } from "./verification/routes.ts";

/** The parts of all modules that identity calls; it imports few of them. */
interface OfAllModules {
  readonly personalData: readonly PersonalTable[];
  readonly closing: readonly Closing[];
  /** The data that they store from a registration. */
  readonly memberRegistered: readonly MemberRegisteredSubscriber[];
}

export const identityHandlers = ({ personalData, closing, memberRegistered }: OfAllModules) =>
  mergeHandlers(
    { "account.export": exportData(personalData), "account.close": closeAccount(closing) },
    contactHandlers,
    humanCheckHandlers,
    linkedIdentityHandlers,
    memberHandlers,
    passkeyHandlers,
    passwordHandlers,
    proofHandlers,
    registerHandlers(memberRegistered),
    sessionHandlers,
    totpHandlers,
    verificationHandlers,
  ) satisfies Partial<Handlers<ServerContexts>>;
