import { cx } from "../theme/cx.ts";
import { Anchor, type AnchorProps } from "./anchor.tsx";
import * as css from "./link.css.ts";

export type { LinkTarget } from "./anchor.tsx";
export type { EntryTarget } from "./entry.tsx";

export interface LinkProps extends AnchorProps {
  /** Colour of the link; `muted` is underlined only under the pointer. */
  tone?: keyof typeof css.tone;
  /** Not part of a sentence: "All 1,240" at the end of a heading's line, an entry of the footer. */
  standalone?: boolean;
}

/** A link to a page; for an action use a Button. Rest props and `ref` land on the `<a>`. */
export function Link({ tone = "default", standalone, target, rel, className, ...rest }: LinkProps) {
  // A page opened in another tab must not reach back into this one.
  const safe = rel ?? (target === "_blank" ? "noopener noreferrer" : undefined);
  return (
    <Anchor
      data-component="link"
      target={target}
      rel={safe}
      className={cx(css.root, css.tone[tone], standalone && css.standalone, className)}
      {...rest}
    />
  );
}
