import type { OutputOf } from "@baize/api/contract/contract";
import { sampleRules } from "./sample-contracts.ts";
import { recordedAt } from "./recorded-calls.ts";

type Person = OutputOf<"team.list">["items"][number];
type InvitationLink = OutputOf<"team.links">["items"][number];

const DAY = 86_400_000;
const at = recordedAt.getTime();
const size = (count: number, more = false) => ({ count, more });

const person = (index: number, rest: Partial<Person> = {}): Person => ({
  account: `player${index}`,
  nickname: `player${index}`,
  type: 0,
  level: 1,
  status: "active",
  joinedAt: at - index * DAY,
  lastLoginAt: at - index * 3_600_000,
  direct: size(0),
  note: "",
  ...rest,
});

const agent = person(1, {
  account: "raj_mumbai",
  nickname: "Raj",
  type: 2,
  direct: size(14),
  note: "Rings on Mondays; wants the weekly dividend.",
});

const PEOPLE: readonly Person[] = [
  agent,
  person(2, { account: "vikram_desk", type: 41, lastLoginAt: null }),
  person(3, { status: "suspended" }),
  person(4, {
    account: "closed-a1b2c3d4e5f6",
    nickname: "closed-a1b2c3d4e5f6",
    type: 2,
    status: "closed",
    direct: size(1000, true),
  }),
  ...Array.from({ length: 16 }, (_, index) => person(index + 5)),
];

/** A team as its agent reads it. */
export const sampleTeam: OutputOf<"team.list"> = {
  items: [...PEOPLE],
  next: null,
  trail: [],
  size: { direct: size(20), all: size(312) },
  asOf: at,
};

/** The first page of a team of thousands. */
export const thousandsOfTeam: OutputOf<"team.list"> = {
  ...sampleTeam,
  next: "bmV4dA",
  size: { direct: size(1000, true), all: size(1000, true) },
};

export const emptyTeam: OutputOf<"team.list"> = { ...sampleTeam, items: [], size: { direct: size(0), all: size(0) } };

/** One agent of the team. */
export const sampleTeamMember: OutputOf<"team.get"> = {
  ...agent,
  trail: [{ account: "raj_mumbai", level: 1 }],
  all: size(260),
  email: "r***@example.in",
  mobile: "***5678",
  openedBy: "me",
  asOf: at,
};

const link = (code: string, rest: Partial<InvitationLink>): InvitationLink => ({
  code,
  label: "",
  type: 0,
  domain: null,
  state: "open",
  createdAt: at - DAY,
  expiresAt: null,
  mostUses: null,
  uses: 0,
  brought: size(rest.uses ?? 0),
  offers: [],
  ...rest,
});

/** Every state that a link has. */
export const sampleLinks: OutputOf<"team.links"> = {
  items: [
    link("KRTM7QX4", { label: "New agents", type: 2, uses: 3, offers: sampleRules.own }),
    link("PLWZ2HS9", { label: "Diwali stall", expiresAt: at + 6 * DAY, mostUses: 100, uses: 41 }),
    link("BVNC5KD8", { state: "used_up", mostUses: 1, uses: 1 }),
    link("GHTY3MJ6", { state: "stopped" }),
  ],
  next: null,
  asOf: at,
};

/** The first page of thousands of links. */
export const thousandsOfLinks: OutputOf<"team.links"> = {
  ...sampleLinks,
  items: Array.from({ length: 20 }, (_, index) =>
    link(`TH${String(index).padStart(4, "0")}K`, { label: `Stall ${index + 1}`, uses: index * 37, brought: size(1000, true) }),
  ),
  next: "bmV4dA",
};
