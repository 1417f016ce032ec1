import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GameFrame } from "@baize/ui/game-frame";
import type { Game } from "../../shared/games/game-subject.ts";
import { makeStale } from "../../shared/api/make-stale.ts";
import { theme } from "../../shared/preferences/theme.ts";
import { roundInPlay } from "../../shared/money/round-in-play.ts";
import { GameBalance } from "./game-balance.tsx";
import { useFrameEvents } from "./use-frame-events.ts";
import { useHosts } from "./use-hosts.ts";

interface GameTableProps {
  addresses: readonly string[];
  className: string;
  game: Game;
  relaunch: () => void;
  leave: () => void;
}

/** The game's frame and its events: balance changed, session ended, player leaves. */
export function GameTable({ addresses, className, game, relaunch, leave }: GameTableProps) {
  const { t } = useTranslation(["game", "common"]);
  const frame = useRef<HTMLIFrameElement>(null);
  const load = useHosts(addresses);
  const queries = useQueryClient();
  useEffect(() => roundInPlay.end, []);
  const refresh = () => {
    roundInPlay.end();
    for (const id of ["wallet.balance", "wallets.list", "bets.list", "games.recent", "games.freeRounds"])
      void makeStale(queries, [id]);
  };
  useFrameEvents(frame, load.address, theme.use(), load.state === "ready", {
    ready: load.ready,
    "round-started": roundInPlay.begin,
    "balance-changed": refresh,
    "round-ended": refresh,
    "session-expired": () => {
      roundInPlay.end();
      load.expire();
    },
    "close-request": leave,
  });
  const retry = () => {
    load.retry();
    relaunch();
  };
  const notice = (name: "slow" | "ended" | "failed") => ({
    title: t(`${name}.title`, { game: game.name }),
    text: t(`${name}.body`),
    actionLabel: t("common:action.retry"),
  });
  return (
    <GameFrame
      key={load.attempt}
      className={className}
      src={load.address}
      title={game.name}
      state={load.state}
      notices={{ timeout: notice("slow"), expired: notice("ended"), invalid: notice("failed") }}
      onRetry={retry}
      onExit={leave}
      frameRef={frame}
      info={<GameBalance vassalage={game.vassalage} />}
    />
  );
}
