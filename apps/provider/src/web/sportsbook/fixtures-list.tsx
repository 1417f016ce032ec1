import { useState } from "react";
import { EmptyState } from "@baize/ui/empty-state";
import { PillGroup } from "@baize/ui/pill-group";
import type { FixtureView } from "../../sportsbook/contract.ts";
import type { Sport } from "../../sportsbook/sports.ts";
import { say } from "../shared/boot.ts";
import { type Choosing, FixtureRow } from "./fixture-row.tsx";
import { sportName } from "./names.ts";
import * as css from "./page.css.ts";
import { pageData } from "./page-data.ts";

const ALL = "all";
const isSport = (name: string): name is Sport => Object.hasOwn(pageData.markets, name);
const sports = Object.keys(pageData.markets).filter(isSport);

/** The fixtures that are played, then the next ones, of one sport or of all. */
export function FixturesList({ fixtures, ...choosing }: Choosing & { readonly fixtures: readonly FixtureView[] }) {
  const [sport, setSport] = useState(ALL);
  const shown = fixtures.filter((fixture) => sport === ALL || fixture.sport === sport);
  return (
    <>
      <PillGroup
        aria-label={say("sportsbookSport")}
        items={[{ value: ALL, label: say("sportsbookAll") }, ...sports.map((each) => ({ value: each, label: sportName(each) }))]}
        value={sport}
        onValueChange={setSport}
      />
      {shown.length === 0 ? (
        <EmptyState level={2} title={say("sportsbookNoFixtures")} />
      ) : (
        <ul className={css.list}>
          {shown.map((fixture) => (
            <FixtureRow key={fixture.id} fixture={fixture} {...choosing} />
          ))}
        </ul>
      )}
    </>
  );
}
