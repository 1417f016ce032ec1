import type { MessageKey } from "../../messages/messages.ts";
import type { Sport } from "../../sportsbook/sports.ts";
import type { Sides, Team } from "../../sportsbook/teams.ts";
import { say } from "../shared/boot.ts";
import { pageData } from "./page-data.ts";

const TEAM_KEYS = {
  agra: "teamAgra",
  bhopal: "teamBhopal",
  chennai: "teamChennai",
  delhi: "teamDelhi",
  goa: "teamGoa",
  indore: "teamIndore",
  jaipur: "teamJaipur",
  kochi: "teamKochi",
  kolkata: "teamKolkata",
  lucknow: "teamLucknow",
  mumbai: "teamMumbai",
  nagpur: "teamNagpur",
  patna: "teamPatna",
  pune: "teamPune",
  surat: "teamSurat",
  vizag: "teamVizag",
} as const satisfies Readonly<Record<Team, MessageKey>>;
const SPORT_KEYS = {
  cricket: "sportCricket",
  football: "sportFootball",
  kabaddi: "sportKabaddi",
  tennis: "sportTennis",
  esports: "sportEsports",
} as const satisfies Readonly<Record<Sport, MessageKey>>;

export const teamName = (team: Team): string => say(TEAM_KEYS[team]);
export const sportName = (sport: Sport): string => say(SPORT_KEYS[sport]);
export const sidesText = ({ home, away }: Sides): string =>
  say("sportsbookVersus", { home: teamName(home), away: teamName(away) });

const withSides = (name: string, { home, away }: Sides): string =>
  name.replaceAll("{home}", teamName(home)).replaceAll("{away}", teamName(away));

export interface SpotOfFixture extends Sides {
  readonly sport: Sport;
  readonly spot: string;
}

const marketOf = ({ sport, spot }: SpotOfFixture) =>
  pageData.markets[sport].find(({ spots }) => spots.some((each) => each.spot === spot));

/** The name of a spot below that of its market. */
export function spotText(of: SpotOfFixture): string {
  const found = marketOf(of)?.spots.find(({ spot }) => spot === of.spot);
  return found ? withSides(found.name, of) : of.spot;
}

export const marketText = (of: SpotOfFixture): string => marketOf(of)?.title ?? "";

/** Hundredths as decimal odds: 185 is 1.85. */
export const oddsText = (price: number): string => (price / 100).toFixed(2);

/** Parts of one line. A line does not begin with the dot where it is broken. */
export const joinedByDot = (...parts: readonly string[]): string => parts.join("\u00a0· ");
