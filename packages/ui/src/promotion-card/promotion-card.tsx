import { useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { MotifArt } from "../cover/cover-art.tsx";
import { palette as palettes } from "../cover/cover.css.ts";
import { motifArt } from "../cover/cover.ts";
import type { MotifName } from "../cover/families.ts";
import { paletteKey } from "../cover/palette-key.ts";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { LazyImage } from "../lazy-image/lazy-image.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./promotion-card.css.ts";

export interface PromotionCardProps extends Omit<HTMLAttributes<HTMLAnchorElement>, "title" | "children">, LinkTarget {
  /** First and largest: "₹500", "0.8%", "7". An offer that has none begins with its title. */
  figure?: ReactNode;
  /** After the figure, smaller: "/ 7". */
  unit?: ReactNode;
  /** The name of the offer. */
  title: ReactNode;
  /** The condition in plain words: always on the same card as the figure. */
  condition: ReactNode;
  /** A Badge under the condition: when it starts, that it has ended, that nothing is left. */
  badge?: ReactNode;
  /** The sign that is drawn on the card. */
  motif: MotifName;
  /** 1 to 12. */
  palette: number;
  /** Address of an editor's picture instead of the sign; the sign is shown when the picture fails. */
  artwork?: string | readonly string[];
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  ref?: Ref<HTMLAnchorElement>;
}

/** An offer: the figure first, then its condition. Rest props and `ref` land on the `<a>`. */
export function PromotionCard(props: PromotionCardProps) {
  const { figure, unit, title, condition, badge, motif, palette, artwork, level = 3, className, ...rest } = props;
  const art = useMemo(() => motifArt(motif, motif), [motif]);
  const [broken, setBroken] = useState<string>();
  const named = String(artwork);
  const picture = named === broken ? undefined : artwork;
  const Title = `h${level}` as const;
  return (
    <Anchor data-component="promotion-card" className={cx(css.root, className)} {...rest}>
      <span data-part="art" className={cx(css.art, palettes[paletteKey(palette)])}>
        <MotifArt art={art} className={css.sign} />
        {picture ? <LazyImage src={picture} alt="" className={css.picture} onGiveUp={() => setBroken(named)} /> : null}
      </span>
      <div data-part="words" className={css.words}>
        {figure !== undefined && (
          <p data-part="lead" className={css.lead}>
            <bdi>
              {figure}
              {unit !== undefined && (
                <span data-part="unit" className={css.unit}>
                  {" "}
                  {unit}
                </span>
              )}
            </bdi>
          </p>
        )}
        <Title className={css.title}>{title}</Title>
        <p data-part="condition" className={css.condition}>
          {condition}
        </p>
        {badge ? (
          <p data-part="badge" className={css.badge}>
            {badge}
          </p>
        ) : null}
      </div>
    </Anchor>
  );
}
