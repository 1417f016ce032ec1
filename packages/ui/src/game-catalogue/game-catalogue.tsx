import { type ReactNode, useCallback, useMemo } from "react";
import { castCovers } from "../cover/cast.ts";
import { GameCard } from "../game-card/game-card.tsx";
import type { GridGame } from "../game-grid/game-grid.tsx";
import type { VirtualItemsProps } from "../virtual-list/virtual-items.tsx";
import { VirtualGrid } from "../virtual-grid/virtual-grid.tsx";

export interface GameCatalogueProps extends Omit<VirtualItemsProps<GridGame>, "items" | "itemKey" | "children"> {
  /** All that have been loaded. Keep the array while its games stay, so that covers are cast once. */
  games: readonly GridGame[];
  /** The control over a cover's corner, such as a FavouriteButton. Separate from the games, so that a change of its state does not cast the covers again. */
  actionOf?: (id: string) => ReactNode;
}

const columns = { columns: [3, 5, 10] };
const keyOf = (game: GridGame) => game.id;

/**
 * A lobby of any length: the covers near the window are in the page, neighbours never share a palette, and more covers load
 * near the end. Rest props and `ref` land on the root.
 */
export function GameCatalogue({ games, actionOf, ...rest }: GameCatalogueProps) {
  const casts = useMemo(
    () =>
      castCovers(
        games.map((game) => game.subject),
        columns,
      ),
    [games],
  );
  const draw = useCallback<VirtualItemsProps<GridGame>["children"]>(
    ({ id, ...game }, place, index) => <GameCard as="li" action={actionOf?.(id)} {...game} {...place} cast={casts[index]} />,
    [casts, actionOf],
  );
  return (
    <VirtualGrid
      layout="lobby"
      estimate={180}
      overscan={3}
      data-component="game-catalogue"
      {...rest}
      items={games}
      itemKey={keyOf}
    >
      {draw}
    </VirtualGrid>
  );
}
