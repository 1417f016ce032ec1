import { createElement, useMemo, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { castCover } from "../cover/cast.ts";
import { MotifArt } from "../cover/cover-art.tsx";
import { palette as palettes } from "../cover/cover.css.ts";
import { motifArt } from "../cover/cover.ts";
import { paletteKey } from "../cover/palette-key.ts";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { cx } from "../theme/cx.ts";
import { VendorMark, type VendorLogo } from "../vendor-mark/vendor-mark.tsx";
import * as css from "./vendor-card.css.ts";

export interface VendorCardProps extends HTMLAttributes<HTMLElement>, LinkTarget {
  /** The element that it renders: `li` inside a list. */
  as?: "li" | "div";
  /** The vendor's name as the vendor writes it; with `category` it seeds the art. */
  name: string;
  /** The category of the vendor's games; with `name` it seeds the art. */
  category?: string;
  /** An editor's choice of sign. */
  motif?: string;
  /** The vendor's own logo, in place of the name in letters. */
  logo?: VendorLogo;
  /** 1 to 12, from `palettes`, when the tile is one of several. */
  palette?: number;
  /** How many games, in words: "75 games". */
  count?: ReactNode;
  /** A Badge in the start corner: "Hot", "Maintenance". */
  badge?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The cover cast that a vendor's tile is drawn from. */
export function castVendor(vendor: Pick<VendorCardProps, "name" | "category" | "motif">) {
  return castCover({ vendor: vendor.name, game: vendor.category ?? "", category: vendor.category, motif: vendor.motif });
}

/** A vendor to open: palette, one sign, wordmark, number of games. Rest props and `ref` land on the root. */
export function VendorCard(props: VendorCardProps) {
  const { as = "div", name, category, motif, logo, palette, count, badge, href, link, className, ...rest } = props;
  const cast = useMemo(() => castVendor({ name, category, motif }), [name, category, motif]);
  const art = useMemo(() => motifArt(cast.motif, cast.seed), [cast]);
  return createElement(
    as,
    { "data-component": "vendor-card", className: cx(css.root, className), ...rest },
    <Anchor href={href} link={link} className={cx(css.link, palettes[paletteKey(palette ?? cast.palette)])}>
      <MotifArt art={art} groundHidden className={css.art} />
      {badge && (
        <span data-part="tag" className={css.tag}>
          {badge}
        </span>
      )}
      <VendorMark name={name} logo={logo} shapeHidden className={css.mark} />
      {count !== undefined && (
        <span data-part="count" className={css.count}>
          {count}
        </span>
      )}
    </Anchor>,
  );
}
