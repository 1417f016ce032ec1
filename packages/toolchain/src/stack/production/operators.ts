import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import * as z from "zod/mini";
import { stepAt, totpCode } from "../../../../../apps/server/src/modules/identity/totp/totp-code.ts";
import { at } from "../../root.ts";
import { runProgram } from "./run-program.ts";

/** `npm run operator` with the settings of the servers. */
export interface OperatorDesk {
  /** Runs one operation; returns what it answers. */
  readonly run: (words: readonly string[], secrets?: Readonly<Record<string, string>>) => Promise<unknown>;
}

export function operatorDesk(server: Readonly<Record<string, string>>, sessions: string): OperatorDesk {
  mkdirSync(sessions, { recursive: true, mode: 0o700 });
  return {
    run: async (words, secrets = {}) => {
      const env = { ...server, ...secrets, OPERATOR_SESSIONS: sessions };
      const said = await runProgram(process.execPath, [at("apps/server/src/operator/operator.ts"), ...words, "--json"], env);
      return JSON.parse(said);
    },
  };
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The bytes of an authenticator's secret (RFC 4648). */
function bytesOf(base32: string): Uint8Array {
  const bits = Array.from(base32, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const invitation = z.object({ enrolment: z.string() });
const shownSecret = z.object({ secret: z.string() });

/** Enrols who was invited, with a password and an authenticator, and signs them in. */
export async function enrol(desk: OperatorDesk, username: string, invited: unknown): Promise<void> {
  const secrets = { OPERATOR_ENROLMENT: z.parse(invitation, invited).enrolment };
  const name = ["--username", username];
  const secret = bytesOf(z.parse(shownSecret, await desk.run(["enrolment", "begin", ...name], secrets)).secret);
  const OPERATOR_PASSWORD = randomBytes(18).toString("base64url");
  // Each code is good once, so the sign-in takes a newer one than the enrolment. Each still has half a minute to arrive.
  const code = (later: number) => totpCode(secret, stepAt(new Date()) + later);
  await desk.run(["enrolment", "finish", ...name], { ...secrets, OPERATOR_PASSWORD, OPERATOR_CODE: code(0) });
  await desk.run(["sign-in", ...name], { OPERATOR_PASSWORD, OPERATOR_CODE: code(1) });
}
