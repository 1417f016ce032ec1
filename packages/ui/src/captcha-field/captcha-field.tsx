import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import * as button from "../button/button.css.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useThrottle } from "../field/use-throttle.ts";
import { useValue } from "../field/use-value.ts";
import { arrowsClockwise } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText, PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Spinner } from "../spinner/spinner.tsx";
import type { TextFieldOwnProps } from "../text-field/text-field.tsx";
import { cx } from "../theme/cx.ts";
import { captchaSource } from "./captcha-source.ts";
import * as css from "./captcha-field.css.ts";

export interface CaptchaFieldOwnProps extends Omit<TextFieldOwnProps, "type" | "startContent" | "endContent" | "inputClassName"> {
  /** Base64 as the server sends it, or an address. Undefined while the picture loads. */
  image?: string;
  /** The picture failed to load. */
  failed?: boolean;
  /** Fetches another picture, at most once a second, and clears the text, which was for the old one. */
  onRefresh: () => void;
  /** Texts in place of those of the provider: what the picture is, and what is shown when it fails. */
  messages?: PartMessages<"captchaField">;
  /** The alternative for people who cannot read the picture: a HumanCheck, or a button that shows one (WCAG 1.1.1, 3.3.8). */
  alternative: ReactNode;
}
export type CaptchaFieldProps = FieldProps & CaptchaFieldOwnProps;

const secondsOnce = 1000;

/** The characters in the picture. `className` and `style` land on the field, `ref` and the rest on the `<input>`. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { frame, control, rest } = useField(props);
  const { image, failed, onRefresh, messages, alternative, size = "md", ...held } = rest;
  const { value, defaultValue, onValueChange, onChange, ...attributes } = held;
  const text = useMessages("captchaField", messages);
  const [written, change] = useValue({ value, defaultValue, onValueChange }, "");
  const [throttled, cooling] = useThrottle(secondsOnce);
  const refresh = () =>
    throttled(() => {
      change("", "clear");
      onRefresh();
    });
  return (
    <Field {...frame}>
      <div data-part="row" className={css.row}>
        <div data-part="control" className={cx(field.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}>
          <input
            data-component="captcha-field"
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={field.input}
            {...attributes}
            value={written}
            onChange={(event) => {
              if (change(event.currentTarget.value, "input", event.nativeEvent)) onChange?.(event);
            }}
            {...control}
          />
        </div>
        <Picture image={image} failed={failed} size={size} text={text} />
        <Button
          size={size}
          className={button.square[size]}
          aria-label={text("refresh")}
          aria-disabled={cooling || undefined}
          onClick={refresh}
        >
          <Icon art={arrowsClockwise} size="md" />
        </Button>
      </div>
      {alternative ? (
        <div data-part="refresh" className={css.other}>
          {alternative}
        </div>
      ) : null}
    </Field>
  );
}

interface PictureProps extends Pick<CaptchaFieldOwnProps, "image" | "failed"> {
  size: "sm" | "md" | "lg";
  text: MessageText<"captchaField">;
}

function Picture({ image, failed, size, text }: PictureProps) {
  const source = image === undefined ? undefined : captchaSource(image);
  const missing = failed || (image !== undefined && source === undefined);
  return (
    <span data-part="picture" className={cx(css.picture, css.pictureSize[size])} aria-live="polite">
      {missing ? text("failed") : null}
      {!missing && source === undefined ? <Spinner /> : null}
      {!missing && source !== undefined ? (
        <img data-part="image" src={source} alt={text("picture")} className={css.image} />
      ) : null}
    </span>
  );
}
