import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { DrawCard } from "@baize/ui/draw-card";
import { DrawList } from "@baize/ui/draw-card/draw-list";
import { SectionHeading } from "@baize/ui/section-heading";
import type { Game } from "../../shared/games/game-subject.ts";
import type { Draw } from "../../shared/games/draw-cards.tsx";
import { useNewDraw } from "./use-new-draw.ts";

interface OtherDrawsProps {
  drawn: readonly { game: Game; draw: Draw }[];
}

/** The other lotteries of the page in a row; each opens here. */
export function OtherDraws({ drawn }: OtherDrawsProps) {
  const { t } = useTranslation("lottery");
  const { pathname } = useLocation();
  const look = useNewDraw();
  if (drawn.length === 0) return null;
  return (
    <section aria-labelledby="draws">
      <SectionHeading titleId="draws" title={t("draws.title")} />
      <DrawList tabIndex={0} aria-labelledby="draws">
        {drawn.map(({ game, draw }) => (
          <DrawCard
            key={game.id}
            name={game.name}
            issue={t("draw.number", { number: draw.issue })}
            numbers={[...draw.numbers, ...draw.bonusNumbers]}
            nextAt={draw.nextDrawAt ?? draw.drawnAt}
            onEnd={look}
            link={<RouterLink to={`${pathname}?${new URLSearchParams({ gameCode: game.code }).toString()}`} preventScrollReset />}
          />
        ))}
      </DrawList>
    </section>
  );
}
