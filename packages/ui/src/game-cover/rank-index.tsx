import { clubFill, diamondFill, heartFill, spadeFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { root as hidden } from "../visually-hidden/visually-hidden.css.ts";
import * as css from "./game-cover.css.ts";

const suits = [spadeFill, heartFill, clubFill, diamondFill] as const;

export interface RankIndexProps {
  rank: number;
  messages: PartMessages<"gameCover"> | undefined;
  size: "usual" | "lead";
}

/** Rank over a suit, the way a playing card is marked; suits go round in order. */
export function RankIndex({ rank, messages, size }: RankIndexProps) {
  const text = useMessages("gameCover", messages);
  const turn = (rank - 1) % 4;
  return (
    <span data-part="rank" className={cx(css.rank, css.rankSize[size])}>
      <span data-part="spoken" className={hidden}>
        {text("rank", { rank })}
      </span>
      <span aria-hidden="true">{rank}</span>
      <Icon art={suits[turn] ?? spadeFill} className={cx(css.suit[size], turn % 2 === 1 && css.red)} />
    </span>
  );
}
