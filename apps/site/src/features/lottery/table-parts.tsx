import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { useSession } from "../../shared/session/session.ts";
import { ChaseDetail } from "./chase-detail.tsx";
import type { LotteryGame } from "./lottery-kind.ts";
import { MyChases } from "./my-chases.tsx";
import { MyTickets } from "./my-tickets.tsx";
import { openTab, PARTS_ID } from "./parts-section.ts";
import { PastDraws } from "./past-draws.tsx";
import { TrendsPart } from "./trends-part.tsx";
import { type Part, PARTS, useLotteryAddress } from "./use-lottery-address.ts";

/** Below the board: past draws, trends, and a member's tickets and chases. */
export function TableParts({ game }: { game: LotteryGame }) {
  const { t } = useTranslation("lottery");
  const { part, chase, change } = useLotteryAddress();
  const signedIn = useSession() !== null;
  const own = PARTS.filter((each) => signedIn || each === "past" || each === "trends");
  const shown = own.includes(part) ? part : "past";
  return (
    <Tabs
      id={PARTS_ID}
      value={shown}
      onValueChange={(next) => change({ part: next === "past" ? undefined : next, chaseId: undefined })}
      activation="manual"
    >
      <TabList aria-label={t("parts")}>
        {own.map((each) => (
          <Tab key={each} value={each}>
            {t(`part.${each}`)}
          </Tab>
        ))}
      </TabList>
      {own.map((each) => (
        <TabPanel key={each} value={each}>
          {each === shown ? (
            // A part has texts of its own to load: meanwhile the page, and the focus in it, stays.
            <Suspense fallback={<PartSkeleton blockSize="24rem" />}>
              <Stack gap={4}>
                <Content part={each} game={game} />
              </Stack>
            </Suspense>
          ) : null}
        </TabPanel>
      ))}
      <ChaseDetail id={chase} fallbackFocus={openTab} />
    </Tabs>
  );
}

function Content({ part, game }: { part: Part; game: LotteryGame }) {
  const { chaseId } = useLotteryAddress();
  if (part === "trends") return <TrendsPart gameCode={game.gameCode} />;
  if (part === "tickets") return <MyTickets gameCode={game.gameCode} chaseId={chaseId} />;
  return part === "chases" ? <MyChases /> : <PastDraws game={game} />;
}
