import { useMemo, useState, type HTMLAttributes, type Ref } from "react";
import { MotifArt } from "../cover/cover-art.tsx";
import { palette as palettes } from "../cover/cover.css.ts";
import { motifArt } from "../cover/cover.ts";
import type { MotifName } from "../cover/families.ts";
import { paletteKey } from "../cover/palette-key.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./avatar.css.ts";

/** What an avatar shows instead of a letter. */
export interface AvatarFace {
  /** The player's icon. The letter shows until it comes, and when it does not. */
  src?: string;
  /** One of the house's signs in place of the letter, in the inks of a palette (1 to 12). */
  sign?: MotifName;
  palette?: number;
}
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children">, AvatarFace {
  /** The account's name; its first letter is shown. */
  name: string;
  size?: keyof typeof css.size;
  /** Without it the avatar is decoration beside the name. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The first letter as people see it: an akshara with its vowel sign is one. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return (first?.segment ?? "").toLocaleUpperCase();
}

function Sign({ name }: { name: MotifName }) {
  const art = useMemo(() => motifArt(name), [name]);
  return <MotifArt art={art} bare className={css.sign} />;
}

/** A player as a chip. Rest props and `ref` land on the `<span>`. */
export function Avatar({ name, src, sign, palette: inks = 1, size = "md", label, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span
      data-component="avatar"
      className={cx(css.root, css.size[size], sign && palettes[paletteKey(inks)], sign && css.signed, className)}
      {...named}
      {...rest}
    >
      {sign ? <Sign name={sign} /> : initial(name)}
      {src && src !== broken && <img src={src} alt="" className={css.picture} onError={() => setBroken(src)} />}
    </span>
  );
}
