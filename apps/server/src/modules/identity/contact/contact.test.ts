import { beforeAll, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { ContactKind } from "@baize/domain/identity/member/contact";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { newNumber } from "../../../../test/harness/numbers.ts";
import { codeTo, newestTo, otherCode } from "../../../../test/harness/outbox.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { verification: { sendsByAddress: 1000 } } });
});

interface Wanted {
  readonly kind: ContactKind;
  readonly email?: string;
  readonly mobileNum?: string;
  /** As stored. */
  readonly whole: string;
}

let last = 0;
const mailbox = (): Wanted => {
  last += 1;
  return { kind: "email", email: ` Meera.${last}@Example.in `, whole: `meera.${last}@example.in` };
};
const number = (): Wanted => ({ kind: "mobile", ...newNumber() });
const KINDS = [
  ["e-mail address", mailbox],
  ["mobile number", number],
] as const;

const inputOf = ({ kind, email, mobileNum }: Wanted) => ({ kind, email, mobileNum });

async function enter(rest: Parameters<typeof addMember>[2] = {}): Promise<{ client: Client }> {
  return { client: clientOf(world, await signIn(world, await addMember(world, 0n, rest))) };
}

async function ask(client: Client, wanted: Wanted): Promise<string> {
  await client.write("contact.send", inputOf(wanted));
  return await codeTo(world, wanted.whole);
}

const confirm = async (client: Client, wanted: Wanted, verificationCode?: string) =>
  await client.write("contact.confirm", { ...inputOf(wanted), verificationCode });
const refused = async (client: Client, wanted: Wanted, code?: string) => (await refusal(confirm(client, wanted, code))).code;

it.each(KINDS)("adds, changes and proves a new %s by a code to the new one, and notifies the old one", async (_, make) => {
  const { client } = await enter();
  const [first, second] = [make(), make()];
  const shown = async () => await client.read("member.info");
  expect(await refused(client, first)).toBe("verify.missing_code");
  const code = await ask(client, first);
  expect(await refused(client, first, otherCode(code))).toBe("verify.invalid_code");
  // A code proves the contact that it was sent to, and no other.
  expect(await refused(client, second, code)).toBe("verify.invalid_code");
  const { masked } = await confirm(client, first, code);
  const field = first.kind === "email" ? "email" : "mobileNum";
  const proven = first.kind === "email" ? "emailProven" : "mobileProven";
  expect(await shown()).toMatchObject({ [field]: masked, [proven]: true });
  expect(await refused(client, first, code)).toBe("verify.invalid_code");
  await confirm(client, second, await ask(client, second));
  expect(await newestTo(world, first.whole)).toMatchObject({ purpose: "contact_changed", code: null });
  const late = make();
  const old = await ask(client, late);
  world.advance(3 * 60_000 + 1000);
  expect(await refused(client, late, old)).toBe("verify.code_expired");
});

it("proves a contact that the account has already, without a notification", async () => {
  const [own, mine] = [mailbox(), number()];
  const { client } = await enter({ email: own.whole, mobile: mine.whole });
  expect(await client.read("member.info")).toMatchObject({ emailProven: false, mobileProven: false });
  for (const each of [own, mine]) {
    await confirm(client, each, await ask(client, each));
    expect(await newestTo(world, each.whole)).toMatchObject({ purpose: "contact" });
  }
  expect(await client.read("member.info")).toMatchObject({ emailProven: true, mobileProven: true });
});

it.each(KINDS)("answers the same for a taken %s, sends its owner no code, and refuses it", async (_, make) => {
  const taken = make();
  await addMember(world, 0n, { [taken.kind]: taken.whole });
  const { client } = await enter();
  const free = await client.write("contact.send", inputOf(make()));
  expect(Object.keys(await client.write("contact.send", inputOf(taken)))).toEqual(Object.keys(free));
  expect(await newestTo(world, taken.whole)).toMatchObject({ purpose: "contact_known", code: null });
  expect(await refused(client, taken, "123456")).toBe("verify.invalid_code");
  // Taken between the code and its answer.
  const late = make();
  const code = await ask(client, late);
  await addMember(world, 0n, { [late.kind]: late.whole });
  expect(await refused(client, late, code)).toBe("contact.not_available");
});

it("refuses a number that is another member's user name", async () => {
  const name = number();
  await addMember(world, 0n, { username: name.whole.slice(1) });
  const { client } = await enter();
  await client.write("contact.send", inputOf(name));
  expect(await newestTo(world, name.whole)).toMatchObject({ purpose: "contact_known" });
});

it("takes no code that another member asked for", async () => {
  const wanted = mailbox();
  const [{ client: one }, { client: two }] = [await enter(), await enter()];
  expect(await refused(two, wanted, await ask(one, wanted))).toBe("verify.invalid_code");
});

it("refuses what is no address and no number", async () => {
  const { client } = await enter();
  for (const email of [undefined, " ", "meera", "meera@localhost"])
    for (const id of ["contact.send", "contact.confirm"] as const)
      expect(await refusal(client.write(id, { kind: "email", email }))).toMatchObject({
        code: "input.invalid",
        value: { issues: [{ field: "email" }] },
      });
  for (const [mobileNum, code] of [
    [undefined, "verify.missing_phone_number"],
    ["12", "verify.invalid_phone_number"],
  ] as const) {
    expect((await refusal(client.write("contact.send", { kind: "mobile", mobileNum }))).code).toBe(code);
    expect((await refusal(client.write("contact.confirm", { kind: "mobile", mobileNum }))).code).toBe(code);
  }
});

it("limits the codes of one account and the guesses at one contact", async () => {
  const { client } = await enter();
  const guessed = mailbox();
  for (let turn = 0; turn < 3; turn += 1) {
    const code = await ask(client, guessed);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await refused(client, guessed, otherCode(code))).toBe("verify.invalid_code");
    world.advance(61_000);
  }
  expect(await refused(client, guessed, "123456")).toBe("verify.too_many_requests");
  for (let turn = 0; turn < 7; turn += 1) await client.write("contact.send", inputOf(mailbox()));
  expect((await refusal(client.write("contact.send", inputOf(mailbox())))).code).toBe("verify.too_many_requests");
});
