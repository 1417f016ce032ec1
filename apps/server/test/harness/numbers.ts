import { clientOf } from "./client.ts";
import { newProof } from "./human.ts";
import { codeTo } from "./outbox.ts";
import type { World } from "./world.ts";

export interface PhoneNumber {
  /** As typed. */
  readonly mobileNum: string;
  /** As stored: E.164. */
  readonly whole: string;
}

let last = 9_800_000_000;

/** A number that is not taken. */
export function newNumber(): PhoneNumber {
  last += 1;
  return { mobileNum: String(last), whole: `+91${last}` };
}

/** Requests a code to register with, and reads it. */
export async function codeToRegister(world: World, { mobileNum, whole }: PhoneNumber): Promise<string> {
  await clientOf(world).write("sms.register", { mobileNo: mobileNum, proof: await newProof(world) });
  return await codeTo(world, whole);
}

/** Requests a code to sign in or to set a new password with, and reads it. */
export async function codeToLogin(
  world: World,
  { mobileNum, whole }: PhoneNumber,
  purpose: "login" | "reset" = "login",
): Promise<string> {
  await clientOf(world).write("sms.login", { mobileNum, purpose, proof: await newProof(world) });
  return await codeTo(world, whole);
}

/** The phone-code provider's token for a number, as the sandbox issues it. */
export async function providerToken(world: World, { mobileNum, whole }: PhoneNumber): Promise<string> {
  const client = clientOf(world);
  const { sessionInfo } = await client.write("phoneCode.send", { mobileNum, proof: await newProof(world) });
  const verificationCode = await codeTo(world, whole);
  return (await client.write("phoneCode.confirm", { sessionInfo, verificationCode })).firebaseIdToken;
}
