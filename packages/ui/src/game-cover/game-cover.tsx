import { useMemo, useState, type HTMLAttributes, type Ref } from "react";
import { castCover, isMotif, type CoverCast, type CoverSubject } from "../cover/cast.ts";
import { CoverArt } from "../cover/cover-art.tsx";
import { palette as palettes } from "../cover/cover.css.ts";
import { drawCover } from "../cover/cover.ts";
import { LazyImage } from "../lazy-image/lazy-image.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./game-cover.css.ts";
import { paletteKey } from "../cover/palette-key.ts";
import { RankIndex } from "./rank-index.tsx";

export interface GameCoverProps extends Omit<HTMLAttributes<HTMLSpanElement>, "title"> {
  /** What the cover is drawn from: the game and its vendor. */
  subject: CoverSubject;
  /** Printed on the cover, in the player's language. Hidden from screen readers: the component around the cover gives the name. */
  title: string;
  /** From `castCovers`, when the cover is one of several. */
  cast?: CoverCast;
  /** A real place in a real list, shown as a card index. */
  rank?: number;
  /** Texts in place of those of the provider: `rank`, where it says in what ("No. 1 this week"). */
  messages?: PartMessages<"gameCover">;
  /** The two-by-two cover of the popular grid; fills the height it is given. */
  lead?: boolean;
  /** Greyed: closed for maintenance. Say so in words beside it. */
  disabled?: boolean;
  /** Address of a vendor's licensed picture, three by four, shown in the same frame instead of drawn art. When it fails, the art is drawn. */
  artwork?: string | readonly string[];
  ref?: Ref<HTMLSpanElement>;
}

/** Depends on the values, not the object: when a list is cast again, only changed covers are redrawn. */
function useScene({ motif, layout, face, palette, seed }: CoverCast, title: string, ranked: boolean, pictured: boolean) {
  return useMemo(
    () => (pictured ? undefined : drawCover({ motif, layout, face, palette, seed }, title, ranked)),
    [motif, layout, face, palette, seed, title, ranked, pictured],
  );
}

/** A game's cover: drawn from its name, or the vendor's own picture, in the brand's inlay. Rest props and `ref` land on the frame. */
export function GameCover(props: GameCoverProps) {
  const { subject, title, cast, rank, messages, lead, disabled, artwork, className, ...rest } = props;
  const { vendor, game, category, motif } = subject;
  const own = cast ?? castCover({ vendor, game, category, motif });
  if (motif !== undefined && !isMotif(motif))
    warn(
      `GameCover "${game}": motif "${motif}" is not drawn, so its seed chose one. Name one of cover/families.ts, or leave it out.`,
    );
  const ranked = rank !== undefined && rank > 0;
  const [broken, setBroken] = useState<string>();
  const named = String(artwork);
  const picture = named === broken ? undefined : artwork;
  const scene = useScene(own, title, ranked, Boolean(picture));
  const frame = cx(css.root, palettes[paletteKey(own.palette)], lead && css.lead, disabled && css.disabled, className);
  return (
    <span data-component="game-cover" data-disabled={disabled || undefined} className={frame} {...rest}>
      {scene && <CoverArt scene={scene} className={lead ? css.leadArt : undefined} />}
      {picture && (
        <LazyImage
          src={picture}
          alt=""
          className={cx(css.artwork, disabled && css.artworkDisabled)}
          onGiveUp={() => setBroken(named)}
        />
      )}
      {ranked && <RankIndex rank={rank} messages={messages} size={lead ? "lead" : "usual"} />}
    </span>
  );
}
