import type { HTMLAttributes, ReactNode, Ref } from "react";
import { type Tone, toneArt } from "../alert/tone-art.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./inline-message.css.ts";

export interface InlineMessageProps extends HTMLAttributes<HTMLParagraphElement> {
  /** Colour and icon: how urgent the message is. */
  tone?: Tone;
  /** `neutral` is a hint and has no icon; every other tone needs its shape beside the colour. */
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** One sentence beside the part that it is about: a hint, an error and how to correct it, a confirmation. */
export function InlineMessage({ tone = "neutral", className, children, ...rest }: InlineMessageProps) {
  return (
    <p data-component="inline-message" data-tone={tone} className={cx(css.root, css.tone[tone], className)} {...rest}>
      {tone === "neutral" ? null : <Icon art={toneArt[tone]} className={css.icon} />}
      <span>{children}</span>
    </p>
  );
}
