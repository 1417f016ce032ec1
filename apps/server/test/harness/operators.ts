import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Role } from "@baize/domain/operators/role";
import { stepAt, totpCode } from "../../src/modules/identity/totp/totp-code.ts";
import { operators } from "../../src/modules/operators/schema.ts";
import { type OperatorAnswer, runOperation } from "../../src/operator/operations.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { cheapHash, PASSWORD } from "./member.ts";
import { asProduct } from "./record-statements.ts";
import type { World } from "./world.ts";

/** An operator with password and authenticator. */
export interface TestOperator {
  readonly username: string;
  /** The code that the authenticator shows now. */
  readonly code: () => string;
  readonly run: (name: string, input?: Record<string, unknown>) => Promise<OperatorAnswer>;
  readonly said: (name: string, input?: Record<string, unknown>) => Promise<unknown>;
}

const signedIn = z.object({ ok: z.literal(true), value: z.object({ token: z.string() }) });

/** Runs an operation under a session's token. */
export const runAs = async (world: World, token: string, name: string, input: Record<string, unknown> = {}) =>
  await asProduct(async () => await runOperation(world.system, { name, token, input }));

/** The value of an answer, or why it was refused. */
export const saidIn = (answer: OperatorAnswer): unknown => (answer.ok ? answer.value : answer.says);

export async function signInAs(world: World, { username, code }: Pick<TestOperator, "username" | "code">): Promise<string> {
  const answer = await runAs(world, "", "sign-in", { username, password: PASSWORD, code: code() });
  return signedIn.parse(answer).value.token;
}

/** Adds an operator of all brands with these roles, who signs in. */
export const addOperator = async (world: World, ...roles: Role[]): Promise<TestOperator> =>
  await addOperatorOf(world, [], ...roles);

/** Adds an operator with these roles, limited to these brands, who signs in. */
export async function addOperatorOf(world: World, brands: string[], ...roles: Role[]): Promise<TestOperator> {
  const { system } = world;
  const username = `o${randomBytes(5).toString("hex")}`;
  const secret = randomBytes(20);
  const sealedTotp = (await system.keys.sealing()).seal(secret.toString("base64url"));
  const about = { username, roles, brands, state: "active" as const, invitedBy: "test", createdAt: system.now() };
  await system.db.insert(operators).values({ id: newId(), ...about, passwordHash: cheapHash(PASSWORD), sealedTotp });
  const code = () => totpCode(secret, stepAt(system.now()));
  const token = await signInAs(world, { username, code });
  const run: TestOperator["run"] = async (name, input) => await runAs(world, token, name, input);
  return { username, code, run, said: async (name, input) => saidIn(await run(name, input)) };
}
