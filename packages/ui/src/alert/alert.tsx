import type { HTMLAttributes, ReactNode, Ref } from "react";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./alert.css.ts";
import { type Tone, toneArt } from "./tone-art.ts";

export type { Tone } from "./tone-art.ts";

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** Colour and icon: how urgent the message is. */
  tone?: Tone;
  /** The icon names the tone for screen readers: "Warning". Leave out where the sentence says it. */
  nameTone?: boolean;
  /** One line above the text, in bold. */
  title?: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** With it, a close button. */
  onDismiss?: () => void;
  /** Texts in place of those of the provider: the names of the tones and of the close button. */
  messages?: PartMessages<"alert">;
  /**
   * `assertive` interrupts a screen reader when the alert appears, `polite` waits. Leave `off` for what was there when the
   * page opened.
   */
  announce?: "off" | "polite" | "assertive";
  ref?: Ref<HTMLDivElement>;
}

const roles = { off: undefined, polite: "status", assertive: "alert" } as const;

/** A message that stays in the page while it is true. For news of a moment use a toast. */
export function Alert(props: AlertProps) {
  const { tone = "info", nameTone, title, actions, onDismiss, messages, announce = "off", className, children, ...rest } = props;
  const text = useMessages("alert", messages);
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
      <Icon art={toneArt[tone]} label={nameTone ? text(tone) : undefined} className={cx(css.icon, css.ink[tone])} />
      <div data-part="body" className={css.body}>
        {title ? (
          <strong data-part="title" className={css.title}>
            {title}
          </strong>
        ) : null}
        {children}
        {actions ? (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        ) : null}
      </div>
      {onDismiss ? (
        <Button
          variant="ghost"
          size="sm"
          className={cx(square.sm, css.dismiss)}
          aria-label={text("dismiss")}
          onClick={onDismiss}
          icon={<Icon art={x} />}
        />
      ) : null}
    </div>
  );
}
