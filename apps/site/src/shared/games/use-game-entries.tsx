import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { GridGame } from "@baize/ui/game-grid";
import { GameFacts } from "./game-facts.tsx";
import { GameLink } from "./game-link.tsx";
import { type Game, gameSubject } from "./game-subject.ts";
import { useAnswerLanguage } from "../language/server-text.tsx";
import { onHosts } from "../images/image-hosts.ts";
import { useImageHosts } from "../images/use-image-hosts.ts";
import { isClosed } from "./launch-path.ts";
import { ReturnToPlayer } from "./return-to-player.tsx";
import { useLaunchBy } from "./use-launch-by.ts";

interface EntryOptions {
  /** Shows each game's rank: only where the list is a ranking. */
  readonly ranked?: boolean;
  /** Shows minimum bet and lines: in a list to choose from, not in a row that leads to one. */
  readonly detailed?: boolean;
}

/** Games in the form of the kit's grid; a press starts each by the one rule. */
export function useGameEntries(): (games: readonly Game[], options?: EntryOptions) => GridGame[] {
  const { t } = useTranslation();
  const by = useLaunchBy();
  const hosts = useImageHosts();
  const answered = useAnswerLanguage();
  return useCallback(
    (games: readonly Game[], { ranked = false, detailed = false }: EntryOptions = {}) =>
      games.map((game, index) => ({
        id: game.id,
        subject: gameSubject(game),
        title: game.name,
        titleLang: game.lang ?? answered,
        vendorName: game.vendorName,
        link: <GameLink game={game} by={by} />,
        rank: ranked ? index + 1 : undefined,
        hot: game.isHot && !isClosed(game),
        maintenance: game.maintenance,
        closed: isClosed(game),
        volatility: isClosed(game) ? undefined : game.volatility,
        note: isClosed(game) ? t("games.soon") : returnOf(game),
        facts: detailed && !isClosed(game) && (game.minimumBet ?? game.lines) !== undefined ? <GameFacts {...game} /> : undefined,
        artwork: game.image ? onHosts(game.image, hosts) : undefined,
      })),
    [answered, by, hosts, t],
  );
}

/** Nothing where the vendor publishes none. */
const returnOf = ({ rtp }: Game) => (rtp === null ? undefined : <ReturnToPlayer percent={rtp} />);
