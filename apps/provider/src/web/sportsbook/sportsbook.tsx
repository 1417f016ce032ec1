import { lazy, Suspense, useEffect, useState } from "react";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Page } from "@baize/ui/page";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import type { GameState } from "../../play/contract.ts";
import { notifySite } from "../play/frame.ts";
import { say } from "../shared/boot.ts";
import { FixturesList } from "./fixtures-list.tsx";
import { keepSlip, readKept, withLeg, without, withoutPlaced } from "./kept-slip.ts";
import { MyBets } from "./my-bets.tsx";
import { placedText } from "./outcome-text.ts";
import { PageHead } from "./page-head.tsx";
import * as css from "./page.css.ts";
import { ResultsList } from "./results-list.tsx";
import { EmptySlip } from "./empty-slip.tsx";
import { SLIP } from "./to-slip.tsx";
import { type Placed, usePlaced } from "./use-placed.ts";
import { useSportsbook } from "./use-sportsbook.ts";

// Most visits only look: the slip comes with the first bet.
const SlipPanel = lazy(() => import("./slip-panel.tsx"));

function useKeptSlip() {
  const [slip, setSlip] = useState(readKept);
  // The panel stays once it was needed: it takes the focus when its last bet or its receipt goes.
  const [isUsed, setUsed] = useState(slip.legs.length > 0);
  if (slip.legs.length > 0 && !isUsed) setUsed(true);
  useEffect(() => keepSlip(slip), [slip]);
  return [slip, setSlip, isUsed] as const;
}

/** The sportsbook: fixtures, the member's bets, results, and the slip beside them. */
export function Sportsbook({ opened }: { readonly opened: GameState }) {
  const book = useSportsbook(opened);
  const [slip, setSlip, isUsed] = useKeptSlip();
  const answered = (now: readonly Placed[]) => {
    const texts = now.map(({ order }) => order.choice);
    setSlip((chosen) => withoutPlaced(chosen, texts));
    book.takeBalance(now.at(-1)?.round.balance);
    void book.refresh();
  };
  const placing = usePlaced(opened.currency, answered);
  const { placed, refused } = placing;
  // Empty while a press is placed, so that the same text is announced again.
  const said = placed ? placedText(placed.length, placed.length + refused.length) : "";
  const choosing = {
    slip,
    locked: placing.pending || placed !== undefined,
    onChoose: (leg: Parameters<typeof withLeg>[1]) => setSlip((now) => withLeg(now, leg)),
    onClear: (fixture: string) => setSlip((now) => without(now, fixture)),
  };
  const slips = book.state?.slips ?? [];
  return (
    <Page className={css.page}>
      <PageHead opened={opened} balance={book.balance} />
      <div className={css.notices}>
        {book.isEnded ? (
          <Alert
            tone="warning"
            actions={<Button onClick={() => notifySite({ type: "session-expired" })}>{say("reload")}</Button>}
          >
            {say("session_open")}
          </Alert>
        ) : null}
        {book.isOffline ? <Alert tone="warning">{say("sportsbookOffline")}</Alert> : null}
      </div>
      <div className={css.columns}>
        <main className={css.main}>
          <Tabs defaultValue="fixtures">
            <TabList aria-label={opened.game.title}>
              <Tab value="fixtures">{say("sportsbookFixtures")}</Tab>
              <Tab value="mine">{say("sportsbookMine")}</Tab>
              <Tab value="results">{say("sportsbookResults")}</Tab>
            </TabList>
            <TabPanel value="fixtures" className={css.panel}>
              {book.state ? <FixturesList fixtures={book.state.fixtures} {...choosing} /> : <p>{say("loading")}</p>}
            </TabPanel>
            <TabPanel value="mine" className={css.panel}>
              <MyBets slips={slips} opened={opened} />
            </TabPanel>
            <TabPanel value="results" className={css.panel}>
              <ResultsList results={book.state?.results ?? []} />
            </TabPanel>
          </Tabs>
        </main>
        <aside id={SLIP} className={css.side}>
          {isUsed || placing.pending || placed ? (
            <Suspense fallback={<EmptySlip />}>
              <SlipPanel opened={opened} state={book.state} slip={slip} placing={placing} onSlip={setSlip} />
            </Suspense>
          ) : (
            <EmptySlip />
          )}
        </aside>
      </div>
      <output className={css.hidden}>{said}</output>
    </Page>
  );
}
