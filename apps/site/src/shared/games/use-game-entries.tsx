import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { GridGame } from "@baize/ui/game-grid";
import { FreeRoundsLeft } from "./free-rounds-left.tsx";
import { GameFacts } from "./game-facts.tsx";
import { GameLink } from "./game-link.tsx";
import { type Game, gameSubject } from "./game-subject.ts";
import { useAnswerLanguage } from "../language/server-text.tsx";
import { onHosts } from "../images/image-hosts.ts";
import { useImageHosts } from "../images/use-image-hosts.ts";
import { isClosed } from "./launch-path.ts";
import { ReturnToPlayer } from "./return-to-player.tsx";
import { type FreeRounds, useFreeRounds } from "./use-free-rounds.ts";
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
  const freeRounds = useFreeRounds();
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
        facts: isClosed(game) ? undefined : factsOf(game, { detailed, free: freeRounds.get(game.id) }),
        artwork: game.image ? onHosts(game.image, hosts) : undefined,
      })),
    [answered, by, freeRounds, hosts, t],
  );
}

interface ShownFacts {
  readonly detailed: boolean;
  readonly free: FreeRounds | undefined;
}

/** Free rounds are shown wherever the game can be opened. */
function factsOf(game: Game, { detailed, free }: ShownFacts) {
  const hasFacts = detailed && (game.minimumBet ?? game.lines) !== undefined;
  if (!hasFacts && !free) return undefined;
  return (
    <>
      {free && <FreeRoundsLeft {...free} />}
      {hasFacts && <GameFacts {...game} />}
    </>
  );
}

/** Nothing where the vendor publishes none. */
const returnOf = ({ rtp }: Game) => (rtp === null ? undefined : <ReturnToPlayer percent={rtp} />);
