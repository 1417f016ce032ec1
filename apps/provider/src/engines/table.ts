import { dragontiger } from "./dragontiger/engine.ts";
import { andarbahar } from "./andarbahar/engine.ts";
import { baccarat } from "./baccarat/engine.ts";
import { cluster } from "./cluster/engine.ts";
import { crash } from "./crash/engine.ts";
import { cricket } from "./cricket/engine.ts";
import { cockfight } from "./cockfight/engine.ts";
import { coin } from "./coin/engine.ts";
import { digits } from "./digits/engine.ts";
import { dice } from "./dice/engine.ts";
import type { Engine, MiniEngine } from "./engine.ts";
import { esports } from "./esports/engine.ts";
import { fish } from "./fish/engine.ts";
import { football } from "./football/engine.ts";
import { hilo } from "./hilo/engine.ts";
import { hold } from "./hold/engine.ts";
import { kabaddi } from "./kabaddi/engine.ts";
import { keno } from "./keno/engine.ts";
import { mines } from "./mines/engine.ts";
import { pattiroom } from "./pattiroom/engine.ts";
import { plinko } from "./plinko/engine.ts";
import { race } from "./race/engine.ts";
import { roulette } from "./roulette/engine.ts";
import { rummyroom } from "./rummyroom/engine.ts";
import type { SharedEngine } from "./shared.ts";
import { slot } from "./slot/engine.ts";
import { MEDIUM } from "./slot/games.ts";
import { potSlot } from "./slot/pot.ts";
import { type Lead, leadOf, PALETTES } from "./symbols/faces.ts";
import { teenpatti } from "./teenpatti/engine.ts";
import { tennis } from "./tennis/engine.ts";
import type { TurnEngine, TurnMini } from "./turns.ts";
import { wheel } from "./wheel/engine.ts";

/** The small games whose rounds have several turns. */
const TURNS = { mines, hilo } as const satisfies Readonly<Record<string, TurnMini>>;

/** The rooms: games of several turns against bots, whose returns are those of published ways to play. */
export const ROOMS = { pattiroom, rummyroom } as const satisfies Readonly<Record<string, TurnEngine>>;
export type RoomName = keyof typeof ROOMS;
const isRoomName = (name: string): name is RoomName => Object.hasOwn(ROOMS, name);
export const ROOM_NAMES: readonly RoomName[] = Object.keys(ROOMS).filter(isRoomName);

type TurnsName = keyof typeof TURNS | RoomName;

/** The engines of small games. A further one is a folder and a row here. */
export const MINIS = { dice, wheel, coin, keno, plinko, fish, ...TURNS } as const satisfies Readonly<Record<string, MiniEngine>>;
export type MiniName = keyof typeof MINIS;
function isMini(name: string): name is MiniName {
  return Object.hasOwn(MINIS, name);
}

/** The engines whose players share one round, on the vendor's clock. */
export const SHARED = {
  cockfight,
  crash,
  football,
  cricket,
  kabaddi,
  tennis,
  esports,
  digits,
  race,
  andarbahar,
  baccarat,
  dragontiger,
  roulette,
  teenpatti,
} as const satisfies Readonly<Record<string, SharedEngine>>;
export type SharedName = keyof typeof SHARED;
const isSharedName = (name: string): name is SharedName => Object.hasOwn(SHARED, name);
export const SHARED_NAMES: readonly SharedName[] = Object.keys(SHARED).filter(isSharedName);

export const MINI_NAMES: readonly MiniName[] = Object.keys(MINIS).filter(isMini);
export type SlotName = "slot" | "cluster" | "hold";
export type EngineName = MiniName | SharedName | SlotName | RoomName;

/** Which engine a title runs, with its own parameters and colours. */
export interface Title {
  readonly name: EngineName;
  readonly engine: Engine;
  readonly variant: number;
  /** The sign that leads the symbols of a slot. */
  readonly lead: Lead | undefined;
  /** Its spins feed a pot, and may win it. */
  readonly hasPot: boolean;
  /** One of the brand's cover palettes; 0: the engine's own. */
  readonly palette: number;
}

const PEARL_MONSOON: Title = { name: "slot", engine: slot, variant: MEDIUM, lead: undefined, hasPot: false, palette: 0 };

/** The engines of slots, by the first word of their codes. */
const SLOTS: Readonly<Record<string, { readonly name: SlotName; readonly engine: Engine }>> = {
  lines: { name: "slot", engine: slot },
  pot: { name: "slot", engine: potSlot },
  cluster: { name: "cluster", engine: cluster },
  hold: { name: "hold", engine: hold },
};

/** `<engine>-<variant>-<palette>-<name>`, with the lead before the palette for a slot. */
const CODE = /^([a-z]+)-([0-9]+)-(?:([a-z]+)-)?([0-9]+)-./;

/** A title whose rounds have several turns. */
export type TurnsTitle = Title & { readonly name: TurnsName; readonly engine: TurnEngine };

/** A title whose players share one round. */
export type SharedTitle = Title & { readonly name: SharedName; readonly engine: SharedEngine };

/** Whether a title plays free rounds of the platform. A pot takes a share of each stake, and a free round has none. */
export const playsFree = ({ name, hasPot }: Title): boolean => !hasPot && Object.values(SLOTS).some((each) => each.name === name);

export const isShared = (title: Title): title is SharedTitle => isSharedName(title.name);

export const hasTurns = (title: Title): title is TurnsTitle => Object.hasOwn(TURNS, title.name) || isRoomName(title.name);

function kindOf(word: string): Pick<Title, "name" | "engine"> | undefined {
  if (isMini(word)) return { name: word, engine: MINIS[word] };
  if (isSharedName(word)) return { name: word, engine: SHARED[word] };
  if (isRoomName(word)) return { name: word, engine: ROOMS[word] };
  return Object.hasOwn(SLOTS, word) ? SLOTS[word] : undefined;
}

const SPORTSBOOK = /^sportsbook-0-(?:[1-9]|1[0-2])-./;
/** Whether a game code is that of a sportsbook: it has no engine of its own, its slips are decided by fixtures of many. */
export const isSportsbook = (gameCode: string): boolean => SPORTSBOOK.test(gameCode);

/**
 * The title of a game code, or Pearl Monsoon for a code that names no engine. Undefined for a variant, a lead or a palette that an
 * engine does not have, and for a sportsbook.
 */
export function titleOf(gameCode: string): Title | undefined {
  const [, word = "", variantText, leadText, paletteText] = CODE.exec(gameCode) ?? [];
  const kind = kindOf(word);
  if (!kind) return word === "sportsbook" ? undefined : PEARL_MONSOON;
  const [variant, lead, palette] = [Number(variantText), leadOf(leadText), Number(paletteText)];
  const known = variant < kind.engine.variants && palette >= 1 && palette <= PALETTES;
  const led = Object.hasOwn(SLOTS, word) ? lead !== undefined : leadText === undefined;
  return known && led ? { ...kind, variant, lead, hasPot: kind.engine === potSlot, palette } : undefined;
}

function titleOfKind<T extends Title>(gameCode: string, isOfKind: (title: Title) => title is T): T | undefined {
  const title = titleOf(gameCode);
  return title && isOfKind(title) ? title : undefined;
}

export const turnsTitleOf = (gameCode: string) => titleOfKind(gameCode, hasTurns);

export const sharedTitleOf = (gameCode: string) => titleOfKind(gameCode, isShared);

const PUBLISHED: Partial<Record<EngineName, MiniEngine>> = { ...MINIS, ...SHARED };
/** The first bet whose chance a title publishes; empty where there is nothing to choose. */
export const firstBetOf = ({ name, variant }: Title): string => PUBLISHED[name]?.bets(variant)[0]?.choice ?? "";
