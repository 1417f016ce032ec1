import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, type LinkProps, useLocation } from "react-router-dom";
import { DrawCard } from "@baize/ui/draw-card";
import { DrawList } from "@baize/ui/draw-card/draw-list";
import type { OutputOf } from "@baize/api/contract/contract";
import { GameName } from "../language/game-name.tsx";
import { clockOf } from "./draw-clock.ts";
import { pathOf } from "../../navigation/paths.ts";
import { makeStale } from "../api/make-stale.ts";
import { loginOver } from "../overlays/overlay-address.ts";
import { useSession } from "../session/session.ts";

type Opened = OutputOf<"draws.opened">;
export type Draw = Opened["items"][number];

/** Links to a lottery's page. Lotteries ask a visitor to sign in first. */
function DrawLink({ code, ...rest }: Omit<LinkProps, "to"> & { code: string }) {
  const session = useSession();
  const page = useLocation();
  const path = `${pathOf("lottery")}?${new URLSearchParams({ gameCode: code }).toString()}`;
  return <RouterLink to={session ? path : loginOver(page, path)} {...rest} />;
}

interface DrawCardsProps extends Pick<ComponentProps<typeof DrawList>, "aria-label" | "aria-labelledby"> {
  opened: Opened;
}

/** A card has room for one draw of a few numbers; of a result of many prizes it shows the special one, which comes first. */
const mostNumbers = 10;
function cardNumbers({ numbers, bonusNumbers }: Draw): readonly string[] {
  const all = [...numbers, ...bonusNumbers];
  return all.length > mostNumbers ? all.slice(0, 1) : all;
}

/** The last draw of each lottery and the time to its next by the server's clock, as a row of links. A draw that is due is read again. */
export function DrawCards({ opened, ...rest }: DrawCardsProps) {
  const { t } = useTranslation("home");
  const client = useQueryClient();
  const refresh = () => void makeStale(client, ["draws.opened"]);
  const clock = clockOf(opened);
  return (
    <DrawList tabIndex={0} {...rest}>
      {opened.items.map((draw) => (
        <DrawCard
          key={draw.gameId}
          name={<GameName of={draw} />}
          issue={t("draws.number", { number: draw.issue })}
          numbers={cardNumbers(draw)}
          nextAt={draw.nextDrawAt ?? draw.drawnAt}
          clock={clock}
          onEnd={refresh}
          link={<DrawLink code={draw.gameCode} />}
        />
      ))}
    </DrawList>
  );
}
