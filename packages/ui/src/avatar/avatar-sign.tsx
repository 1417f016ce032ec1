import { useMemo } from "react";
import { MotifArt } from "../cover/cover-art.tsx";
import { palette as palettes } from "../cover/cover.css.ts";
import { motifArt } from "../cover/cover.ts";
import type { MotifName } from "../cover/families.ts";
import { paletteKey } from "../cover/palette-key.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./avatar-sign.css.ts";

export interface AvatarSignProps {
  /** The sign to draw. */
  name: MotifName;
  /** Its inks, 1 to 12. */
  palette?: number;
}

/** One of the kit's signs, filling an Avatar in place of its letter. Decoration, as the Avatar is. */
export function AvatarSign({ name, palette = 1 }: AvatarSignProps) {
  const art = useMemo(() => motifArt(name), [name]);
  return (
    <span data-component="avatar-sign" className={cx(css.root, palettes[paletteKey(palette)])}>
      <MotifArt art={art} groundHidden className={css.art} />
    </span>
  );
}
