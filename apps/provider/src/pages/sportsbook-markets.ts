import { cricketMarkets } from "../engines/cricket/page.ts";
import { esportsMarkets } from "../engines/esports/page.ts";
import { footballMarkets } from "../engines/football/page.ts";
import { kabaddiMarkets } from "../engines/kabaddi/page.ts";
import { tennisMarkets } from "../engines/tennis/page.ts";
import { fill, type MessageKey, type Messages } from "../messages/messages.ts";
import type { Sport } from "../sportsbook/sports.ts";
import type { MarketNames } from "../sportsbook/market-names.ts";
import type { NamedMarkets } from "./market-page.ts";
import type { Say } from "./say.ts";

/** The sides, which have names of their own in a fixture. */
const SIDES: Readonly<Partial<Record<MessageKey, string>>> = {
  footballHome: "{home}",
  footballAway: "{away}",
  pattiA: "{home}",
  pattiB: "{away}",
  esportsA: "{home}",
  esportsB: "{away}",
};

/** A name as text: figures keep their direction. */
const plain = (name: string): string => name.replaceAll(/<bdi[^>]*>([^<]*)<\/bdi>/g, "\u2066$1\u2069");

const named = <Spot extends string>(say: Say, { markets, shortName }: NamedMarkets<Spot>): readonly MarketNames[] =>
  markets.map(({ title, spots, kind }) => ({
    kind,
    title: say(title),
    spots: spots.map((spot) => ({ spot, name: plain(shortName(say, spot)) })),
  }));

/** The markets of each sport in this language, the one on the result first. */
export function marketsIn(messages: Messages): Readonly<Record<Sport, readonly MarketNames[]>> {
  const say: Say = (key, values) => SIDES[key] ?? fill(messages[key], values);
  return {
    cricket: named(say, cricketMarkets),
    football: named(say, footballMarkets),
    kabaddi: named(say, kabaddiMarkets),
    tennis: named(say, tennisMarkets),
    esports: named(say, esportsMarkets),
  };
}
