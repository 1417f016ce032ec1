import { randomInt, randomUUID } from "node:crypto";
import { createClient, type Client } from "@baize/api/client/client";
import type { OutputOf } from "@baize/api/contract/contract";
import { registerWork } from "../../server/test/harness/human.ts";
import type { Person } from "./people.ts";
import { freshName } from "./registration.ts";
import { newAddress } from "./visit.ts";

type Message = OutputOf<"outbox.list">["items"][number];

export interface Newcomer {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  /** As typed, and as stored. */
  readonly mobileNum: string;
  readonly whole: string;
  /** The address of the registration, which the server knows as the member's from then on. */
  readonly address: string;
}

export const newMobile = () => `98${String(randomInt(100_000_000)).padStart(8, "0")}`;

/** Calls the server directly from an address; the second entry is the site's own proxy. */
export function callFrom(server: string, address: string, token: string | null = null): Client {
  return createClient({
    baseUrl: server,
    language: () => "EN",
    token: () => token,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", `${address}, 127.0.0.1`);
      // Pages may be slow for as long as the server keeps an idle connection: it closes it in the moment of the next call.
      headers.set("connection", "close");
      return fetch(url, { ...init, headers });
    },
  });
}

/** A browser's storage state after signing in from a known address. */
export async function openSession(
  server: string,
  { username, password, address = newAddress() }: Person & { readonly address?: string },
): Promise<Readonly<Record<string, string>>> {
  const opened = await callFrom(server, address).write("session.login", { username, password });
  const { token, account, isAgent, merchantCode } = opened;
  return { token, account, isAgent: String(isAgent), merchantCode };
}

/** A new member with a mailbox and a number. `more`: other fields of the registration. */
export async function newMember(server: string, more: { readonly payeeName?: string } = {}): Promise<Newcomer> {
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
  const client = callFrom(server, person.address);
  await client.write("register.create", { ...input, ...more, ...(await registerWork(client)) }, { key: randomUUID() });
  return person;
}

/** The newest message to a number or mailbox; waits for one after `since` (server's clock). */
export async function messageTo(server: string, to: string, since = 0): Promise<Message> {
  // The same timeout as other waits: a slow machine takes long for the proof of work.
  for (const limit = Date.now() + 30_000; Date.now() < limit;) {
    const { items } = await callFrom(server, "10.0.0.1").read("outbox.list", { to });
    const [newest] = items;
    if (newest && newest.at > since) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was sent to ${to}.`);
}
