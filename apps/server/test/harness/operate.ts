import * as z from "zod";
import { signInSandbox } from "../../src/modules/operators/sandbox.ts";
import { type OperatorAnswer, runOperation } from "../../src/operator/operations.ts";
import { asProduct } from "./record-statements.ts";
import type { World } from "./world.ts";

/** One operation by an operator of this name, who has every role. */
export interface OperatorAct {
  readonly name: string;
  readonly as: string;
  readonly input: Record<string, unknown>;
}

const tokenFor = async (world: World, as: string): Promise<string> =>
  as.trim() === "" ? "" : (await signInSandbox(world.system, as)).token;

/** Runs an operator's command; returns its answer. An operator without a name has no session. */
export const operate = async (
  world: World,
  name: string,
  input: Record<string, unknown> = {},
  as = "meera",
): Promise<OperatorAnswer> =>
  await asProduct(async () => await runOperation(world.system, { name, token: await tokenFor(world, as), input }));

const waiting = z.object({ ok: z.literal(true), value: z.object({ request: z.string() }) });

/** Asks for an operation that needs two people; returns the id of the request. */
export const requestFor = async (world: World, name: string, input: Record<string, unknown>): Promise<string> =>
  waiting.parse(await operate(world, name, input)).value.request;

/** Runs an operation with the second person that it may need; returns the last answer. */
export async function operateByTwo(world: World, name: string, input: Record<string, unknown>): Promise<OperatorAnswer> {
  const asked = await operate(world, name, input);
  const { data } = waiting.safeParse(asked);
  return data ? await operate(world, "requests approve", { id: data.value.request }, "ravi") : asked;
}
