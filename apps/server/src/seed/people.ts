import type { members } from "../modules/identity/schema.ts";
import { hashPassword } from "../platform/security/password.ts";
import { newToken } from "../platform/security/tokens.ts";
import { handleOf } from "../modules/identity/member/handle.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { seededId, type SeededRandom } from "./random.ts";

export type MemberSeed = typeof members.$inferInsert;
const DAY_MS = 86_400_000;

/** The agent's tree, one level further in with each list. Sub-accounts are added below. */
interface Branch {
  readonly name: string;
  readonly kind: number;
  readonly below?: readonly Branch[];
}

const leaves = (...names: string[]): Branch[] => names.map((name) => ({ name, kind: 0 }));

const DOWNLINE: readonly Branch[] = [
  {
    name: "raj_mumbai",
    kind: 2,
    below: [
      {
        name: "meera_thane",
        kind: 2,
        below: [
          { name: "kavya_kalyan", kind: 2, below: leaves("rohit.k", "zoya19", "mitali07") },
          ...leaves("sunita.k", "vk_player9"),
        ],
      },
      {
        name: "faiz_bandra",
        kind: 2,
        below: [...leaves("dev_patel", "pkumar88"), { name: "tara_juhu", kind: 2, below: leaves("nikhil_s", "amrita_r") }],
      },
    ],
  },
  {
    name: "deepa_pune",
    kind: 2,
    below: [
      {
        name: "arjun_goa",
        kind: 2,
        below: [{ name: "leela_panaji", kind: 2, below: leaves("joy_dsouza", "maria.f") }, ...leaves("surfer_goa")],
      },
      ...leaves("gauri_p", "sameer_j"),
    ],
  },
  {
    name: "imran_nashik",
    kind: 2,
    below: [
      { name: "salma_malegaon", kind: 2, below: [{ name: "yusuf_m", kind: 2, below: leaves("hina_k", "bilal07") }] },
      ...leaves("onkar_n"),
    ],
  },
];

/** The invitation link of `vikram_hq`, by which the agents directly below registered. */
export const AGENT_LINK = "VIKRAM2";

/** Sub-accounts, which only read: of the general agent, and of one agent. */
const DESKS = [
  { name: "vikram_desk", kind: 41, of: "vikram_hq" },
  { name: "raj_desk", kind: 42, of: "raj_mumbai" },
] as const;

interface Placed {
  readonly name: string;
  readonly kind: number;
  readonly path: string[];
}

function placed(branches: readonly Branch[], path: string[], idOf: (name: string) => string): Placed[] {
  return branches.flatMap(({ name, kind, below = [] }) => [{ name, kind, path }, ...placed(below, [...path, idOf(name)], idOf)]);
}

/** Demo accounts that differ from a plain member, and how. */
const TRAITS: Readonly<Record<string, Partial<MemberSeed>>> = {
  ananya_42: {
    nickname: "Ananya",
    vipLevel: 3,
    clubLabel: "VIP 3",
    memberLabels: ["VIP"],
    toUpline: true,
    details: { payeeName: "Ananya Sharma" },
    email: "ananya@example.in",
    mobile: "+919812345678",
  },
  vikram_hq: { nickname: "Vikram", clubLabel: "Partner", details: { payeeName: "Vikram Rao" } },
  demo_guest: { nickname: "Guest", book: "demo", clubLabel: "Trial" },
  naya_khiladi: { nickname: "Naya", firstLogin: true, details: { payeeName: "Naya Khiladi" } },
};

/** The hashes of a seed's passwords, for every brand. */
export interface SeedPasswords {
  readonly demo: ReadonlyMap<string, string>;
  /** Of accounts that exist only in their agent's lists: it does not follow from the seed, which is published. */
  readonly unknown: string;
}

export async function hashSeedPasswords(): Promise<SeedPasswords> {
  const demo = new Map<string, string>();
  for (const { username, password } of DEMO_ACCOUNTS) demo.set(username, await hashPassword(password, "full"));
  return { demo, unknown: await hashPassword(newToken(), "full") };
}

export function seedPeople(brand: string, passwords: SeedPasswords, random: SeededRandom, now: Date): MemberSeed[] {
  const idOf = (name: string) => seededId(brand, "member", name);
  const agent = idOf("vikram_hq");
  const common = (name: string, ageDays: number) => ({
    id: idOf(name),
    brand,
    username: name,
    handle: handleOf(name),
    nickname: name,
    avatar: String(random.between(1, 12)),
    memberLabels: [],
    language: "HI",
    details: {},
    firstLogin: false,
    passwordHash: passwords.demo.get(name) ?? passwords.unknown,
    passwordChangedAt: new Date(now.getTime() - ageDays * DAY_MS),
    createdAt: new Date(now.getTime() - ageDays * DAY_MS),
  });
  const logins = random.fork("logins");
  // Before the newest play of each, which is 25 hours ago or less.
  const signedIn = () => ({ lastLoginAt: new Date(now.getTime() - logins.between(26 * 60, 40 * 60) * 60_000) });
  const downline = placed(DOWNLINE, [agent], idOf).map(({ name, kind, path }): MemberSeed =>
    // An agent has had an account for longer than the contracts of two months, and for less time than the upline.
    Object.assign(common(name, kind === 0 ? random.between(4, 75) : random.between(115, 119) - 10 * path.length), {
      kind,
      path,
      uplineId: path.at(-1),
      inviteCode: path.length === 1 ? AGENT_LINK : null,
      ...signedIn(),
    }),
  );
  const inTree = new Set([...downline.map(({ username }) => username), ...DESKS.map(({ name }) => name)]);
  const demo = DEMO_ACCOUNTS.filter(({ username }) => !inTree.has(username)).map(({ username, kind }): MemberSeed => {
    const under = username === "ananya_42" || username === "naya_khiladi" ? [agent] : [];
    const opened = username === "naya_khiladi" ? { openedBy: agent } : {};
    const placedAt = { kind, path: under, uplineId: under[0] ?? null, ...(username === "ananya_42" && signedIn()) };
    return { ...common(username, username === "vikram_hq" ? 130 : 62), ...placedAt, ...opened, ...TRAITS[username] };
  });
  const desks = DESKS.map(({ name, kind, of }): MemberSeed => {
    const above = downline.find(({ username }) => username === of);
    const path = [...(above?.path ?? []), idOf(of)];
    return { ...common(name, 30), kind, path, uplineId: path.at(-1), openedBy: idOf(of), ...signedIn() };
  });
  return [...demo, ...downline, ...desks];
}
