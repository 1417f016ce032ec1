import * as z from "zod";
import { ROLES } from "@baize/domain/operators/role";
import { brands, nothing, printedBrands, username } from "../../platform/operator/fields.ts";
import { EVERY_BRAND, type Operation, operation, type Operator } from "../../platform/operator/operation.ts";
import type { System } from "../../platform/system.ts";
import { changeOperator, endOperator, resetOperator } from "./change-operator.ts";
import { beginEnrolment, finishEnrolment } from "./enrol.ts";
import { bootstrapOperators, inviteOperator } from "./invite.ts";
import { hasOtherManager, listOperators } from "./queries.ts";
import { signInSandbox } from "./sandbox.ts";
import { signInOperator, signOutOperator } from "./sign-in.ts";

const secret = z.string().min(1).max(400);
const code = z.string().min(6).max(16);
const one = z.strictObject({ username });
/** Making an operator needs two managers, or one person could make the second who approves. A manager without a colleague may act alone. */
const byTwoManagers = async ({ db }: System, _: unknown, { name }: Operator) => await hasOtherManager(db, name);
const roles = z
  .preprocess((given) => (typeof given === "string" ? given.split(",") : given), z.array(z.enum(ROLES)).min(1))
  .transform((given) => [...new Set(given)])
  .describe(`<${ROLES.join(",")}>`);

/** How an operator comes to have a session. */
const sessionOperations: Readonly<Record<string, Operation>> = {
  bootstrap: operation({
    summary: "Adds the first manager; works once, while there is no operator",
    roles: "public",
    scope: "operator",
    access: "state",
    input: one,
    run: async (system, given) => await bootstrapOperators(system, given.username),
  }),
  "enrolment begin": operation({
    summary: "Shows an invited operator the secret for the authenticator app; asks for the invitation",
    roles: "public",
    scope: "operator",
    access: "state",
    secrets: ["enrolment"],
    input: z.strictObject({ username, enrolment: secret }),
    run: async (system, given) => await beginEnrolment(system, given),
  }),
  "enrolment finish": operation({
    summary: "Activates an invited operator; asks for the invitation, a password of their own and a code of the app",
    roles: "public",
    scope: "operator",
    access: "state",
    secrets: ["enrolment", "password", "code"],
    input: z.strictObject({ username, enrolment: secret, password: secret, code }),
    run: async (system, given) => await finishEnrolment(system, given),
  }),
  "sign-in": operation({
    summary: "Signs in; asks for password and code. The session ends after 10 hours, or 30 minutes without use",
    roles: "public",
    scope: "operator",
    access: "state",
    secrets: ["password", "code"],
    session: "opens",
    input: z.strictObject({ username, password: secret, code }),
    run: async (system, given) => await signInOperator(system, given),
  }),
  "sandbox sign-in": operation({
    summary: "Signs in as an operator for trying out, with every role; a production server refuses it",
    roles: "public",
    scope: "operator",
    access: "state",
    session: "opens",
    input: one,
    run: async (system, given) => await signInSandbox(system, given.username),
  }),
  "sign-out": operation({
    summary: "Ends the session",
    roles: ROLES,
    scope: "operator",
    access: "state",
    session: "ends",
    input: nothing,
    run: async (system, _, operator) => await signOutOperator(system, operator),
  }),
};

export const operatorOperations: Readonly<Record<string, Operation>> = {
  ...sessionOperations,
  "operators list": operation({
    summary: "Who may act, in which roles and for which brands",
    roles: ["manager"],
    scope: "platform",
    input: nothing,
    run: async ({ db }) =>
      (await listOperators(db)).map((row) => ({
        username: row.username,
        roles: row.roles.join(" "),
        brands: printedBrands(row.brands),
        state: row.state,
        invitedBy: row.invitedBy,
        lastSignIn: row.lastSignInAt?.toISOString() ?? "",
      })),
  }),
  "operators invite": operation({
    summary:
      "Adds an operator, of all brands by default, who chooses password and authenticator by the invitation that it answers",
    roles: ["manager"],
    scope: "platform",
    access: "state",
    needsApproval: byTwoManagers,
    input: z.strictObject({ username, roles, brands: brands.default([...EVERY_BRAND]) }),
    run: async (system, given, operator) => await inviteOperator(system, operator, given),
  }),
  "operators change": operation({
    summary: "Gives an operator these roles and brands in place of the former ones; what is left out stays",
    roles: ["manager"],
    scope: "platform",
    access: "state",
    needsApproval: byTwoManagers,
    input: z.strictObject({ username, roles: roles.optional(), brands: brands.optional() }),
    run: async (system, given, operator) => await changeOperator(system, operator, given),
  }),
  "operators end": operation({
    summary: "Ends an operator's account and sessions; the name is never used again",
    roles: ["manager"],
    scope: "platform",
    access: "state",
    input: one,
    run: async (system, given, operator) => await endOperator(system, operator, given.username),
  }),
  "operators reset": operation({
    summary: "Invites an operator anew, who lost the password or the phone",
    roles: ["manager"],
    scope: "platform",
    access: "state",
    needsApproval: byTwoManagers,
    input: one,
    run: async (system, given, operator) => await resetOperator(system, operator, given.username),
  }),
};
