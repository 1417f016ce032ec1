import { useMemo, type HTMLAttributes, type Ref } from "react";
import { castCovers } from "../cover/cast.ts";
import { GameCard, type GameCardProps } from "../game-card/game-card.tsx";
import { Grid } from "../grid/grid.tsx";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import * as css from "./game-grid.css.ts";

/** One game of the grid: the props of its card. */
export interface GridGame extends Omit<GameCardProps, "as" | "cast" | "lead" | "ref"> {
  id: string;
}
/** The last cell: a link to the whole list. */
export interface AllGames extends LinkTarget {
  /** How many there are, already written: "1,240". */
  figure: string;
  /** "All games". */
  label: string;
}
export interface GameGridProps extends HTMLAttributes<HTMLElement> {
  /** The games, in order. */
  games: readonly GridGame[];
  /** `popular` gives the first game two by two cells and is 8 across; `lobby` is 10 across, all alike. */
  variant?: "popular" | "lobby";
  /** The printed box in the last cell, the way to the rest. */
  all?: AllGames;
  ref?: Ref<HTMLElement>;
}

const shapes = { popular: { columns: [3, 5, 8], lead: true }, lobby: { columns: [3, 5, 10] } } as const;

/** Covers in a grid where neighbours never share a palette. Rest props and `ref` land on the `<ul>`. */
export function GameGrid({ games, variant = "lobby", all, ...rest }: GameGridProps) {
  const casts = useMemo(
    () =>
      castCovers(
        games.map((game) => game.subject),
        shapes[variant],
      ),
    [games, variant],
  );
  return (
    <Grid data-component="game-grid" as="ul" layout={variant} {...rest}>
      {games.map(({ id, ...game }, index) => (
        <GameCard key={id} as="li" cast={casts[index]} lead={variant === "popular" && index === 0} {...game} />
      ))}
      {all && (
        <li data-part="all" className={css.all}>
          <Anchor href={all.href} link={all.link} className={css.allLink}>
            <span data-part="count" className={css.allFigure}>
              {all.figure}
            </span>
            <span>{all.label}</span>
          </Anchor>
        </li>
      )}
    </Grid>
  );
}
