import { ballsBy, scoreOf as cricketScore, scoreText as cricketText } from "../../engines/cricket/overs.ts";
import { scoreOf as mapScore, scoreText as mapText, winnersOf as mapWinners } from "../../engines/esports/maps.ts";
import { scoreOf as goalScore, scoreText as goalText } from "../../engines/football/goals.ts";
import { isolated } from "../../engines/isolated.ts";
import { scoreAt as raidScore, scoreText as raidText } from "../../engines/kabaddi/raids.ts";
import { scoreOf as pointScore, scoreText as pointText, winnersOf as pointWinners } from "../../engines/tennis/points.ts";
import type { FixtureView } from "../../sportsbook/contract.ts";
import type { Sport } from "../../sportsbook/sports.ts";

type Told = NonNullable<FixtureView["told"]>;

const SCORES: Readonly<Record<Sport, (told: Told) => string>> = {
  cricket: ({ stops }) => (["home", "away"] as const).map((side) => cricketText(cricketScore(ballsBy(stops, side)))).join(" – "),
  football: ({ stops }) => goalText(goalScore(stops)),
  kabaddi: ({ stops, step }) => raidText(raidScore(stops, step)),
  tennis: ({ stops }) => pointText(pointScore(pointWinners(stops))),
  esports: ({ stops }) => mapText(mapScore(mapWinners(stops))),
};

/** What is known of a fixture, home first, left to right inside any text. */
export const scoreOfFixture = ({ sport, told }: FixtureView): string => (told ? isolated(SCORES[sport](told)) : "");
