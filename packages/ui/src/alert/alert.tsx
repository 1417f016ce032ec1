import type { HTMLAttributes, ReactNode, Ref } from "react";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./alert.css.ts";
import { type Tone, toneArt } from "./tone-art.ts";

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  tone?: Tone;
  /** The tone in a word ("Warning"), for the icon. Leave out where the sentence says it. */
  toneLabel?: string;
  title?: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** Shows a close button with this name. */
  dismissLabel?: string;
  onDismiss?: () => void;
  /**
   * `assertive` interrupts a screen reader when the alert appears, `polite` waits. Leave `off` for what was there when the
   * page opened.
   */
  announce?: "off" | "polite" | "assertive";
  ref?: Ref<HTMLDivElement>;
}

const roles = { off: undefined, polite: "status", assertive: "alert" } as const;

/** A message that stays in the page while it is true. For news of a moment use a toast. */
export function Alert({
  tone = "info",
  toneLabel,
  title,
  actions,
  dismissLabel,
  onDismiss,
  announce = "off",
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      data-component="alert"
      // On cloth it keeps the light background of a card.
      data-ground="stock"
      data-tone={tone}
      role={roles[announce]}
      className={cx(css.root, css.tone[tone], className)}
      {...rest}
    >
      <Icon art={toneArt[tone]} label={toneLabel} className={cx(css.icon, css.ink[tone])} />
      <div data-part="body" className={css.body}>
        {title ? <strong className={css.title}>{title}</strong> : null}
        {children}
        {actions ? (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        ) : null}
      </div>
      {dismissLabel ? (
        <Button
          variant="quiet"
          size="sm"
          className={cx(square.sm, css.dismiss)}
          aria-label={dismissLabel}
          onClick={onDismiss}
          icon={<Icon art={x} />}
        />
      ) : null}
    </div>
  );
}
