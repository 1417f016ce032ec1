import * as z from "zod";
import { isApiError } from "@baize/api/client/api-error";
import type { Client } from "@baize/api/client/client";
import { newKey } from "../harness/bank.ts";
import { clientOf } from "../harness/client.ts";
import { signIn } from "../harness/member.ts";
import { LEVEL, offerOf, termsFor } from "./terms.ts";
import type { Person, Trial } from "./trial.ts";
import type { Version } from "./versions.ts";

/** A cut of the rate that ends every contract below. */
const DROP = 70_000;

const listed = z.object({ hash: z.string() });

/** Acts, and once more with the list of what it ends below where that is asked for. */
async function confirmed(act: (confirm?: string) => Promise<unknown>): Promise<void> {
  const refused: unknown = await act().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refused === undefined) return;
  if (!isApiError(refused) || refused.code !== "contract.cancels_downline") throw refused;
  await act(listed.parse(refused.value).hash);
}

type Clients = (person: Person) => Promise<Client>;

/** The client of each person, who signs in once. */
function clientsIn({ world }: Trial): Clients {
  const known = new Map<string, Client>();
  return async (person) => {
    const client = known.get(person.id) ?? clientOf(world, await signIn(world, person));
    known.set(person.id, client);
    return client;
  };
}

interface Sides {
  readonly upline: Person;
  readonly person: Person;
  readonly cover: Version;
}

async function signVersion(trial: Trial, clientFor: Clients, { upline, person, cover }: Sides): Promise<void> {
  const { type, period } = cover;
  const top = cover.top - LEVEL - (trial.random.chance(0.3) ? DROP : trial.random.between(0, 9));
  const terms = termsFor(type, period, top);
  const offer = offerOf({ type, ...terms }, person.username);
  const { id } = await (await clientFor(upline)).write("contracts.offer", offer, { key: newKey() });
  const downline = await clientFor(person);
  await confirmed(async (confirm) => await downline.write("contracts.sign", { id, confirm }, { key: newKey() }));
  trial.versions.sign({ memberId: person.id, uplineId: upline.id, type, top, ...terms }, trial.now);
}

async function endVersion(trial: Trial, clientFor: Clients, person: Person, version: Version): Promise<void> {
  const { rows } = await trial.run("select id from contracts where member_id = $1 and type = $2 and state = 'signed'", [
    person.id,
    version.type,
  ]);
  const id = String(rows[0]?.id);
  const client = await clientFor(person);
  await confirmed(async (confirm) => await client.write("contracts.end", { id, confirm }, { key: newKey() }));
  trial.versions.end(version, trial.now);
}

/** Some sign new versions, lower ones among them, some sign after a move, and some end theirs: by the calls of the product. */
export async function changeContracts(trial: Trial): Promise<void> {
  const { rows } = await trial.run("select id from members where brand = $1 and money_frozen", [trial.world.brand]);
  const frozen = new Set(rows.map(({ id }) => String(id)));
  const clientFor = clientsIn(trial);
  for (const type of ["dividend", "daily", "hourly", "realTime"] as const)
    for (const person of trial.random.shuffled(trial.people)) {
      const upline = trial.people.find(({ id }) => id === person.path.at(-1));
      if (!upline || frozen.has(upline.id) || frozen.has(person.id)) continue;
      const [own, cover] = [trial.versions.openOf(person.id, type), trial.versions.openOf(upline.id, type)];
      if (own && trial.random.chance(0.08)) await endVersion(trial, clientFor, person, own);
      else if (cover && trial.random.chance(own ? 0.15 : 0.6)) await signVersion(trial, clientFor, { upline, person, cover });
    }
}
