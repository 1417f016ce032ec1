import { accessRoutes } from "./identity/access.ts";
import { accountRoutes } from "./identity/account.ts";
import { balanceRoutes } from "./payments/balance.ts";
import { contractCallsRoutes } from "./agents/contract-calls.ts";
import { contractsRoutes } from "./agents/contracts.ts";
import { chatRoutes } from "./support/chat.ts";
import { clubRoutes } from "./rewards/club.ts";
import { depositsRoutes } from "./payments/deposits.ts";
import { FIRST_VIEW_ROUTES } from "./first-view.ts";
import { incomeRoutes } from "./agents/income.ts";
import { inboxRoutes } from "./inbox.ts";
import { linkedIdentityRoutes } from "./identity/linked-identity.ts";
import { lotteryRoutes } from "./lottery.ts";
import { pageRoutes } from "./page.ts";
import { proofRoutes } from "./identity/proof.ts";
import { responsibleGamblingRoutes } from "./responsible-gambling.ts";
import { rewardsRoutes } from "./rewards/rewards.ts";
import type { Route } from "./route.ts";
import { transactionsRoutes } from "./payments/transactions.ts";
import { teamReportsRoutes } from "./agents/team-reports.ts";
import { teamRoutes } from "./agents/team.ts";
import { uploadsRoutes } from "./content/uploads.ts";
import { uplineRoutes } from "./payments/upline.ts";
import { verificationRoutes } from "./identity/verification.ts";
import { walletsRoutes } from "./payments/wallets.ts";
import { withdrawalsRoutes } from "./payments/withdrawals.ts";

/**
 * The route part of every endpoint by id: what a client needs to make the call. A browser loads those that are not of the
 * first view by `load-routes.ts`. A test finds a group that is missing here.
 */
export const ROUTES = {
  ...FIRST_VIEW_ROUTES,
  ...verificationRoutes,
  ...accessRoutes,
  ...linkedIdentityRoutes,
  ...proofRoutes,
  ...pageRoutes,
  ...accountRoutes,
  ...responsibleGamblingRoutes,
  ...rewardsRoutes,
  ...clubRoutes,
  ...inboxRoutes,
  ...lotteryRoutes,
  ...chatRoutes,
  ...uploadsRoutes,
  ...depositsRoutes,
  ...withdrawalsRoutes,
  ...transactionsRoutes,
  ...walletsRoutes,
  ...balanceRoutes,
  ...uplineRoutes,
  ...teamRoutes,
  ...teamReportsRoutes,
  ...contractsRoutes,
  ...contractCallsRoutes,
  ...incomeRoutes,
};

type Routes = typeof ROUTES;
export type EndpointId = keyof Routes;
/** Endpoints that only read. */
export type ReadId = { [Id in EndpointId]: Routes[Id]["method"] extends "GET" ? Id : never }[EndpointId];
/** Endpoints that may change something. */
export type WriteId = Exclude<EndpointId, ReadId>;
/** Endpoints that take each intent once, by its key. */
export type IdempotentId = { [Id in EndpointId]: Routes[Id] extends { idempotent: true } ? Id : never }[EndpointId];

export function isEndpointId(value: string): value is EndpointId {
  return Object.hasOwn(ROUTES, value);
}

/** The row under its common type, so that optional flags can be read. */
export function routeOf(id: EndpointId): Route {
  return ROUTES[id];
}
