import { useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { MotifArt } from "../cover/cover-art.tsx";
import { palette as palettes } from "../cover/cover.css.ts";
import { motifArt } from "../cover/cover.ts";
import type { MotifName } from "../cover/families.ts";
import { paletteKey } from "../cover/palette-key.ts";
import { LazyImage } from "../lazy-image/lazy-image.tsx";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./banner.css.ts";

export interface BannerSlideProps extends HTMLAttributes<HTMLDivElement>, LinkTarget {
  /** What is going on or where: a live Badge and a place, "Next draw". */
  state?: ReactNode;
  /** What it is about, the heading. With `href` or `link` the whole slide leads there. Leave it out below a heading that says it. */
  subject?: ReactNode;
  /** Level of the subject's heading in the page's outline. */
  level?: 1 | 2 | 3;
  /** One large figure: a score, a countdown, a rate. No figure, no banner. */
  figure: ReactNode;
  /** Beside the figure, small: "14.2 overs". */
  figureNote?: ReactNode;
  /** `win` colours a figure that is the player's gain. */
  figureTone?: keyof typeof css.leadTone;
  /** An offer says its figure before its subject. */
  figureFirst?: boolean;
  /** A real action: odds boxes, the draw, the conditions. */
  children?: ReactNode;
  /** The sign that is drawn on the panel of colour. */
  motif: MotifName;
  /** A picture in place of the motif, or the same one on several hosts. The motif returns where it cannot be loaded. */
  image?: string | readonly string[];
  /** 1 to 12. */
  palette: number;
  ref?: Ref<HTMLDivElement>;
}

/** One slide: a panel of cloth and a panel of colour with one sign. Text never covers art. Rest props and `ref` land on the slide. */
export function BannerSlide(props: BannerSlideProps) {
  const {
    state,
    subject,
    level = 2,
    figure,
    figureNote,
    figureTone = "default",
    figureFirst,
    motif,
    image,
    palette,
    ...others
  } = props;
  const { href, link, className, children, ...rest } = others;
  const art = useMemo(() => motifArt(motif, motif), [motif]);
  const Subject = `h${level}` as const;
  const lead = (
    <p data-part="lead" className={css.lead}>
      <bdi data-part="lead-figure" dir="ltr" className={cx(css.leadFigure, css.leadTone[figureTone])}>
        {figure}
      </bdi>
      {figureNote !== undefined && (
        <span data-part="lead-note" className={css.leadNote}>
          {figureNote}
        </span>
      )}
    </p>
  );
  return (
    <div data-component="banner-slide" className={cx(css.slide, className)} {...rest}>
      <div data-part="words" className={css.words}>
        {state !== undefined && (
          <div data-part="state" className={css.state}>
            {state}
          </div>
        )}
        {figureFirst && lead}
        {subject !== undefined && (
          <Subject className={css.subject}>
            {href !== undefined || link ? (
              <Anchor href={href} link={link} className={css.stretched}>
                {subject}
              </Anchor>
            ) : (
              subject
            )}
          </Subject>
        )}
        {!figureFirst && lead}
        {children !== undefined && (
          <div data-part="action" className={css.action}>
            {children}
          </div>
        )}
      </div>
      <div data-part="art" className={cx(css.art, palettes[paletteKey(palette)])}>
        <Art key={String(image)} image={image}>
          <MotifArt art={art} className={css.sign} />
        </Art>
      </div>
    </div>
  );
}

/** The words say what the slide is about: its picture is decoration. */
function Art({ image, children }: Pick<BannerSlideProps, "image" | "children">) {
  const [broken, setBroken] = useState(false);
  if (!image || broken) return children;
  return (
    <div data-part="sign" className={css.sign}>
      <LazyImage src={image} alt="" className={css.picture} onGiveUp={() => setBroken(true)} />
    </div>
  );
}
