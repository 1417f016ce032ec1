import { Badge } from "@baize/ui/badge";
import { EmptyState } from "@baize/ui/empty-state";
import type { FixtureView } from "../../sportsbook/contract.ts";
import { say } from "../shared/boot.ts";
import { Disclosed } from "./disclosed.tsx";
import { joinedByDot, sidesText, sportName } from "./names.ts";
import * as css from "./page.css.ts";
import { scoreOfFixture } from "./score.ts";
import { timeText } from "./times.ts";

const FATES = { abandoned: "sportsbookAbandoned", annulled: "sportsbookAnnulled" } as const;

/** The fixtures that are over, newest first, with what became of them. */
export function ResultsList({ results }: { readonly results: readonly FixtureView[] }) {
  if (results.length === 0) return <EmptyState level={2} title={say("sportsbookNoResults")} />;
  return (
    <ul className={css.list}>
      {results.map((fixture) => (
        <li key={fixture.id} className={css.fixture}>
          <div className={css.head}>
            <h2 className={css.sides}>{sidesText(fixture)}</h2>
            <strong className={css.score}>{scoreOfFixture(fixture)}</strong>
            <span className={css.muted}>{joinedByDot(sportName(fixture.sport), timeText(fixture.startsAt))}</span>
          </div>
          {fixture.fate ? (
            <p className={css.fate}>
              <Badge tone="warning">{say("sportsbookVoid")}</Badge> {say(FATES[fixture.fate])}
            </p>
          ) : null}
          <details>
            <Disclosed>{say("proof")}</Disclosed>
            <dl>
              {fixture.seed === undefined ? null : (
                <>
                  <dt className={css.muted}>{say("fairServer")}</dt>
                  <dd dir="ltr" className={css.seed}>
                    {fixture.seed}
                  </dd>
                </>
              )}
              <dt className={css.muted}>{say("sportsbookAnchor", { count: fixture.place + 1 })}</dt>
              <dd dir="ltr" className={css.seed}>
                {fixture.anchor}
              </dd>
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
