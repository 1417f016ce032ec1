import { useState, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./avatar.css.ts";

/** What an avatar shows instead of a letter. */
export interface AvatarFace {
  /** The player's picture. The letter shows until it loads, and when it fails. */
  src?: string;
  /** An AvatarSign in place of the letter. */
  sign?: ReactNode;
}
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children">, AvatarFace {
  /** The account's name; its first letter is shown. */
  name: string;
  /** The diameter, as a step of the avatar sizes. */
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

/** A player as a chip. Rest props and `ref` land on the `<span>`. */
export function Avatar({ name, src, sign, size = "md", label, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      data-component="avatar"
      className={cx(css.root, css.size[size], className)}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      {...rest}
    >
      {sign ?? initial(name)}
      {src && src !== broken && (
        <img data-part="picture" src={src} alt="" className={css.picture} onError={() => setBroken(src)} />
      )}
    </span>
  );
}
