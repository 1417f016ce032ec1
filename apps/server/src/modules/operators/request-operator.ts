import { type Role, ROLES } from "@baize/domain/operators/role";
import { EVERY_WORD, one } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { ALL_BRANDS } from "../../platform/operator/write-operator-audit.ts";
import { approveRequest, type FindOperation, rejectRequest } from "./decide-request.ts";
import { listWaitingRequests } from "./request-queries.ts";

/** The operations that an operator with these roles may run. */
export type NamesFor = (roles: readonly Role[]) => string[];

/** The operations of the second person. `find` looks up the requested operation; its roles apply to the second person too. */
export const requestOperations = (find: FindOperation, namesFor: NamesFor): Readonly<Record<string, Operation>> => ({
  "requests list": operation({
    summary: "One's own requests, and those that one's roles may decide, the oldest first; with an id that one",
    roles: ROLES,
    scope: "operator",
    input: one.partial(),
    run: async ({ db, now }, given, operator) =>
      (await listWaitingRequests(db, { operator, operations: namesFor(operator.roles ?? []), ...given }, now())).map((row) => ({
        id: row.id,
        operation: row.operation,
        brand: row.brand === ALL_BRANDS ? EVERY_WORD : row.brand,
        input: row.input,
        requestedBy: row.requestedBy,
        at: row.requestedAt.toISOString(),
        until: row.expiresAt.toISOString(),
      })),
  }),
  "requests approve": operation({
    summary: "Runs what another operator asked for, once; needs a role of that operation",
    roles: ROLES,
    access: "money",
    confirmedBy: "requests list",
    // The request names the brand.
    scope: "operator",
    input: one,
    run: async (system, { id }, operator) => await approveRequest(system, operator, id, find),
  }),
  "requests reject": operation({
    summary: "Refuses what was asked for, or takes back one's own request",
    roles: ROLES,
    access: "state",
    scope: "operator",
    input: one,
    run: async (system, { id }, operator) => await rejectRequest(system, operator, id, find),
  }),
});
