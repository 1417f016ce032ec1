import type { Endpoint } from "@baize/api/contract/endpoint";
import { expect } from "vitest";
import { statusOf } from "@baize/api/errors";
import { codesOf } from "@baize/api/route-errors";
import { REFUSED } from "./inputs.ts";
import { addMember, signIn } from "./member.ts";
import type { Answer } from "./send.ts";
import type { World, WorldOptions } from "./world.ts";

/** A brand with every sign-in method open, where none asks for a code that a test could not read. */
export const OPEN_BRAND: WorldOptions = {
  config: {
    features: {
      phoneReset: true,
      emailReset: true,
      smsLogin: true,
      phoneLogin: true,
      freePlay: true,
      mobileRegister: true,
      mobilePassword: true,
    },
    signIn: { trialsByAddress: 100, registrationsWithoutCaptcha: 100 },
  },
};

export type Headed = Readonly<Record<string, string>>;

/** The headers of a new, signed-in member. */
export const newSession = async (world: World, cash: bigint, rest?: Parameters<typeof addMember>[2]): Promise<Headed> => ({
  authorization: `Bearer ${await signIn(world, await addMember(world, cash, rest))}`,
});

/** One session for every call that changes nothing (reads and refusals); a new session for any other. */
export class Sessions {
  readonly #world: World;
  readonly #member: Headed;

  private constructor(world: World, member: Headed) {
    this.#world = world;
    this.#member = member;
  }

  static async open(world: World): Promise<Sessions> {
    return new Sessions(world, await newSession(world, 1000n));
  }

  /** For a call that reads or is refused. */
  shared({ token }: Endpoint): Headed {
    return token ? this.#member : {};
  }

  /** For a call that may change something. */
  async own({ token }: Endpoint): Promise<Headed> {
    return token ? await newSession(this.#world, 1000n) : {};
  }

  /** For a call with the endpoint's good input. A wrong password counts as a try of its member. */
  async good(row: Endpoint): Promise<Headed> {
    const changesNothing = row.method === "GET" || (REFUSED[row.id] && REFUSED[row.id] !== "password.wrong_old");
    return changesNothing ? this.shared(row) : await this.own(row);
  }
}

/** Expects an error that the endpoint declares, with the catalogue's status and schema. */
export function expectDeclared(row: Endpoint, { status, body, headers }: Answer): void {
  expect(body.success).toBe(false);
  expect(codesOf(row)).toContain(body.code);
  expect(status).toBe(statusOf(body.code ?? "system.unknown"));
  expect(body.requestId).toBe(headers.get("x-request-id"));
}
