import { randomBytes } from "node:crypto";
import { handleOf } from "../../../src/modules/identity/member/handle.ts";
import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { registerWork } from "../../harness/human.ts";
import { addMember } from "../../harness/member.ts";
import { requestFor } from "../../harness/operate.ts";
import { operation } from "../operation.ts";
import { TRIAL_CREDIT } from "../stage.ts";

const password = "four-mango-trees";

/** Registrations, and corrections by operators. */
export const peopleOperations = {
  "a member that registers": operation(["bonus-grant"], async (world) => {
    const { brand } = world;
    // The library that checks a proof reads the machine's clock, from which that of a long run falls behind.
    world.advance(Math.max(0, Date.now() - world.system.now().getTime()));
    const work = await registerWork(clientOf(world));
    const username = `m${randomBytes(6).toString("hex")}`;
    const form = { username, password, confirmPassword: password, birthday: "1990-04-12", agreement: true, ...work };
    const act = { way: "call", token: null, id: "register.create", input: form, key: newKey() } as const;
    return { act, who: { brand, handle: handleOf(username) }, change: { bonus: "5000" } };
  }),
  "a trial account": operation(["trial"], ({ brand }) => {
    const act = { way: "call", token: null, id: "session.freePlay", input: { random: "0123456789" }, key: newKey() } as const;
    return Promise.resolve({ act, who: { trialsOf: brand, credit: TRIAL_CREDIT }, change: {} });
  }),
  "a correction by two people": operation(["adjust"], async (world) => {
    const member = await addMember(world, 100_000n);
    const wish = { brand: world.brand, member: member.username, amount: "-50.00", reason: "A round was paid twice" };
    const id = await requestFor(world, "money adjust", wish);
    const act = { way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } } as const;
    return { act, who: { member: member.id }, change: { cash: "-5000" } };
  }),
} as const;
