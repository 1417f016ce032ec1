import type * as z from "zod/mini";
import { access } from "./identity/access.ts";
import { account } from "./identity/account.ts";
import { balance } from "./payments/balance.ts";
import { chat } from "./support/chat.ts";
import { club } from "./rewards/club.ts";
import { contractCalls } from "./agents/contract-calls.ts";
import { contracts } from "./agents/contracts.ts";
import { content } from "./content/content.ts";
import { games } from "./gaming/games.ts";
import { income } from "./agents/income.ts";
import { inbox } from "./inbox.ts";
import { linkedIdentity } from "./identity/linked-identity.ts";
import { lottery } from "./lottery.ts";
import { member } from "./identity/member.ts";
import { notices } from "./content/notices.ts";
import { rewards } from "./rewards/rewards.ts";
import { play } from "./responsible-gambling.ts";
import { proof } from "./identity/proof.ts";
import { session } from "./identity/session.ts";
import { page } from "./page.ts";
import { system } from "./system.ts";
import { deposits } from "./payments/deposits.ts";
import { withdrawals } from "./payments/withdrawals.ts";
import { transactions } from "./payments/transactions.ts";
import { upline } from "./payments/upline.ts";
import { team } from "./agents/team.ts";
import { teamReports } from "./agents/team-reports.ts";
import { uploads } from "./content/uploads.ts";
import { wallets } from "./payments/wallets.ts";
import { verification } from "./identity/verification.ts";
import type { Endpoint } from "./endpoint.ts";
import type { ClientErrorCode, ServerErrorCode } from "../errors.ts";
import type {
  COMMON_ERRORS,
  CRYPTO_ERRORS,
  IDEMPOTENCY_ERRORS,
  REAL_ERRORS,
  RECENT_PROOF_ERRORS,
  TOKEN_ERRORS,
} from "../route-errors.ts";
import type { EndpointId } from "../routes/all-routes.ts";
import type { TokenUse } from "../routes/route.ts";

/** Every endpoint by id. Server, documents, client types and contract tests derive from this one table. */
export const CONTRACT = {
  ...system,
  ...page,
  ...session,
  ...verification,
  ...access,
  ...linkedIdentity,
  ...proof,
  ...account,
  ...member,
  ...notices,
  ...play,
  ...content,
  ...rewards,
  ...club,
  ...inbox,
  ...games,
  ...lottery,
  ...chat,
  ...uploads,
  ...deposits,
  ...withdrawals,
  ...transactions,
  ...wallets,
  ...balance,
  ...upline,
  ...team,
  ...teamReports,
  ...contracts,
  ...contractCalls,
  ...income,
};

type Contract = typeof CONTRACT;

/** The input of a caller: fields with a default may be left out. */
export type InputOf<Id extends EndpointId> = z.input<Contract[Id]["input"]>;
/** The input of a handler, with the defaults filled in. */
export type ParsedOf<Id extends EndpointId> = z.output<Contract[Id]["input"]>;
export type OutputOf<Id extends EndpointId> = z.output<Contract[Id]["output"]>;

/** How the row uses the session token. */
export type TokenOf<Id extends EndpointId> = Contract[Id] extends { token: infer Use extends TokenUse } ? Use : "none";

type Declared<Id extends EndpointId> = Contract[Id] extends { errors: readonly (infer Code extends ServerErrorCode)[] }
  ? Code
  : never;

/** Codes that the server may answer this call with: its own, and those its flags bring along. */
export type ServerErrorOf<Id extends EndpointId> =
  | Declared<Id>
  | (typeof COMMON_ERRORS)[number]
  | (TokenOf<Id> extends "none" ? never : (typeof TOKEN_ERRORS)[number])
  | (Contract[Id] extends { real: true } ? (typeof REAL_ERRORS)[number] : never)
  | (Contract[Id] extends { proof: string } ? (typeof RECENT_PROOF_ERRORS)[number] : never)
  | (Contract[Id] extends { encrypted: true } ? (typeof CRYPTO_ERRORS)[number] : never)
  | (Contract[Id] extends { idempotent: true } ? (typeof IDEMPOTENCY_ERRORS)[number] : never);

/** Codes that a caller may meet: the server's and the client's own. */
export type ErrorOf<Id extends EndpointId> = ServerErrorOf<Id> | ClientErrorCode;

/** A handler's context by how the row uses the token, so that a signed-in handler is given a member without asking. */
export type Contexts = Record<TokenUse, unknown>;

export type Handler<Id extends EndpointId, Ctx extends Contexts> = (
  ctx: Ctx[TokenOf<Id>],
  input: ParsedOf<Id>,
) => OutputOf<Id> | Promise<OutputOf<Id>>;

/** One handler for every row: a missing one does not compile. */
export type Handlers<Ctx extends Contexts> = { [Id in EndpointId]: Handler<Id, Ctx> };

/** The row under its common type, so that optional flags can be read. */
export function endpointOf(id: EndpointId): Endpoint {
  return CONTRACT[id];
}
