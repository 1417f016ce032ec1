import { randomInt, randomUUID } from "node:crypto";
import { createClient, type Client } from "@baize/api/client/client";
import type { OutputOf } from "@baize/api/contract/contract";
import type { Person } from "./people.ts";
import { freshName } from "./registration.ts";
import { newAddress } from "./visit.ts";

type Message = OutputOf<"outbox.list">["items"][number];

export interface Newcomer {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  /** As typed, and as kept. */
  readonly mobileNum: string;
  readonly whole: string;
  /** Where they registered, which the server knows from then on. */
  readonly address: string;
}

export const newMobile = () => `98${String(randomInt(100_000_000)).padStart(8, "0")}`;

/** Calls the server past the site, as somebody at that address; the second entry stands for the site's own proxy. */
export function callFrom(server: string, address: string, token: string | null = null): Client {
  return createClient({
    baseUrl: server,
    language: () => "EN",
    token: () => token,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", `${address}, 127.0.0.1`);
      return fetch(url, { ...init, headers });
    },
  });
}

/** What a browser holds of somebody who has signed in, from an address where they are known. */
export async function sessionOf(
  server: string,
  { username, password, address = newAddress() }: Person & { readonly address?: string },
): Promise<Readonly<Record<string, string>>> {
  const opened = await callFrom(server, address).write("session.login", { username, password });
  const { token, account, isAgent, merchantCode } = opened;
  return { token, account, isAgent: String(isAgent), merchantCode };
}

/** A member of their own, with a mailbox and a number. */
export async function newMember(server: string): Promise<Newcomer> {
  const username = freshName();
  const mobileNum = newMobile();
  const email = `${username.toLowerCase()}@example.in`;
  const person = {
    username,
    password: "neela-aasman-saat-taare",
    email,
    mobileNum,
    whole: `+91${mobileNum}`,
    address: newAddress(),
  };
  const input = {
    username,
    password: person.password,
    confirmPassword: person.password,
    email,
    mobileNum,
    countryDialingCode: "+91",
    birthday: "1990-11-11",
    agreement: true,
  };
  await callFrom(server, person.address).write("register.create", input, { key: randomUUID() });
  return person;
}

/** The newest message to a number or mailbox, as its owner would read it; waits until there is one after `since` (server's clock). */
export async function messageTo(server: string, to: string, since = 0): Promise<Message> {
  // As long as every other wait of these tests: who asked for it may be a slow machine that works for its proof.
  for (const limit = Date.now() + 30_000; Date.now() < limit;) {
    const { items } = await callFrom(server, "10.0.0.1").read("outbox.list", { to });
    const [newest] = items;
    if (newest && newest.at > since) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was sent to ${to}.`);
}
