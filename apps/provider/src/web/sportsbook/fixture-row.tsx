import { Badge } from "@baize/ui/badge";
import { Odds } from "@baize/ui/odds";
import type { FixtureView } from "../../sportsbook/contract.ts";
import { say } from "../shared/boot.ts";
import type { ChosenLeg, KeptSlip } from "./kept-slip.ts";
import { Disclosed } from "./disclosed.tsx";
import { oddsText, sidesText, spotText, sportName } from "./names.ts";
import * as css from "./page.css.ts";
import { pageData } from "./page-data.ts";
import { scoreOfFixture } from "./score.ts";
import { timeText } from "./times.ts";
import { ToSlip } from "./to-slip.tsx";

export interface Choosing {
  readonly slip: KeptSlip;
  /** No bet can be added or taken out now. */
  readonly locked: boolean;
  readonly onChoose: (leg: ChosenLeg) => void;
  readonly onClear: (fixture: string) => void;
}

interface FixtureRowProps extends Choosing {
  readonly fixture: FixtureView;
}

/** A fixture with its odds; while it is played, with its score. */
export function FixtureRow({ fixture, ...choosing }: FixtureRowProps) {
  const isLive = fixture.phase === "told";
  const [result, ...others] = pageData.markets[fixture.sport];
  return (
    <li className={css.fixture} data-fixture={fixture.id}>
      <div className={css.head}>
        <h2 className={css.sides}>{sidesText(fixture)}</h2>
        {isLive ? (
          <Badge tone="live">{say("sportsbookLive")}</Badge>
        ) : (
          <time className={css.figure} dateTime={new Date(fixture.startsAt).toISOString()}>
            {timeText(fixture.startsAt)}
          </time>
        )}
        <span className={css.muted}>{sportName(fixture.sport)}</span>
        {isLive ? <strong className={css.score}>{scoreOfFixture(fixture)}</strong> : null}
      </div>
      {isLive || !result ? null : <MarketOdds market={result} fixture={fixture} {...choosing} />}
      {isLive || others.length === 0 ? null : (
        <details>
          <Disclosed>{say("sportsbookMore", { count: others.length })}</Disclosed>
          <div className={css.markets}>
            {others.map((market) => (
              <div key={market.kind} className={css.market}>
                <h3 className={css.marketName}>{market.title}</h3>
                <MarketOdds market={market} fixture={fixture} {...choosing} />
              </div>
            ))}
          </div>
        </details>
      )}
    </li>
  );
}

interface MarketOddsProps extends FixtureRowProps {
  readonly market: (typeof pageData.markets)["football"][number];
}

function MarketOdds({ market, fixture, slip, locked, onChoose, onClear }: MarketOddsProps) {
  const { id, sport, home, away, startsAt, prices } = fixture;
  const chosen = slip.legs.find((leg) => leg.fixture === id)?.spot ?? "";
  const isFull = slip.legs.length >= pageData.mostLegs && !slip.legs.some((leg) => leg.fixture === id);
  const offered = market.spots.filter(({ spot }) => prices[spot] !== undefined);
  const isChosen = offered.some(({ spot }) => spot === chosen);
  const choose = (spot: string) => {
    const price = prices[spot];
    if (spot === "" || price === undefined) return onClear(id);
    return onChoose({ fixture: id, sport, home, away, startsAt, spot, price });
  };
  return (
    <>
      <Odds
        aria-label={`${market.title}, ${sidesText(fixture)}`}
        items={offered.map(({ spot }) => ({
          id: spot,
          label: spotText({ sport, home, away, spot }),
          odds: oddsText(prices[spot] ?? 0),
          disabled: locked || isFull,
        }))}
        value={isChosen ? chosen : ""}
        onValueChange={choose}
      />
      {isChosen ? <ToSlip /> : null}
    </>
  );
}
