import type { InputHTMLAttributes, Ref } from "react";
import { Field } from "../field/field.tsx";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import type { ValueProps } from "../field/use-value.ts";
import { cx } from "../theme/cx.ts";
import { type OtpReason, useOtp } from "./use-otp.ts";
import * as css from "./otp-field.css.ts";

export type { OtpReason } from "./use-otp.ts";

export interface OtpFieldOwnProps
  extends
    ValueProps<string, OtpReason>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      FieldKey | "size" | "type" | "value" | "defaultValue" | "maxLength" | "onChange"
    > {
  /** The size of the boxes and of their digits. */
  size?: "sm" | "md" | "lg";
  /** How many digits. Default 6. */
  length?: number;
  /** A wider gap after so many boxes, as the code is written in its message: 3 for "481 920". */
  groupSize?: number;
  /** All digits are typed: send them. Called once for each code that is typed, pasted or filled in. */
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}
export type OtpFieldProps = FieldProps & OtpFieldOwnProps;

/**
 * A code of so many digits, seen as boxes and held by one real input: autofill, paste, undo and screen readers meet a text
 * field. The value is Latin digits only. `className` and `style` land on the field, `ref` and the rest on the `<input>`.
 */
export function OtpField(props: OtpFieldProps) {
  const { frame, control, rest } = useField(props);
  const { size = "md", length = 6, groupSize, value, defaultValue, onValueChange, onComplete, ref, ...attributes } = rest;
  const { onPaste, onSelect, onFocus, onBlur, onPointerUp, ...others } = attributes;
  const { disabled, readOnly } = others;
  const locked = Boolean(disabled || readOnly);
  const { code, at, boxes, attach, ...otp } = useOtp({ value, defaultValue, onValueChange, onComplete, length, locked, ref });
  const look = { code, at, length, groupSize, size, disabled, tone: frame.tone ?? "neutral" };
  return (
    <Field {...frame}>
      <div data-part="control" className={css.row}>
        <div ref={boxes} data-part="boxes" className={css.boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <Box key={index} index={index} {...look} />
          ))}
        </div>
        <input
          data-component="otp-field"
          inputMode="numeric"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...others}
          type="text"
          autoComplete="one-time-code"
          className={css.input}
          value={code}
          ref={attach}
          onChange={otp.type}
          onPaste={(event) => {
            onPaste?.(event);
            otp.paste(event);
          }}
          onSelect={(event) => {
            onSelect?.(event);
            otp.follow();
          }}
          onFocus={(event) => {
            onFocus?.(event);
            otp.follow();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            otp.follow();
          }}
          onPointerUp={(event) => {
            onPointerUp?.(event);
            otp.aim(event);
          }}
          {...control}
        />
      </div>
    </Field>
  );
}

interface BoxProps {
  index: number;
  length: number;
  code: string;
  at: ReturnType<typeof useOtp>["at"];
  tone: keyof typeof css.boxTone;
  groupSize: number | undefined;
  size: keyof typeof css.boxSize;
  disabled: boolean | undefined;
}

/** The box of one digit. The box with the caret or the selection looks focused; after the last digit, the last box. */
function Box({ index, length, code, at, tone, groupSize, size, disabled }: BoxProps) {
  const digit = code[index];
  const caret = at && at.start === at.end ? Math.min(at.start, length - 1) : undefined;
  const active = at !== undefined && (caret === undefined ? index >= at.start && index < at.end : index === caret);
  const begins = groupSize !== undefined && groupSize > 0 && index > 0 && index % groupSize === 0;
  return (
    <span
      data-part="box"
      data-active={active || undefined}
      data-disabled={disabled || undefined}
      className={cx(css.box, css.boxSize[size], css.boxTone[tone], begins && css.begins)}
    >
      {digit ?? (active ? <span data-part="caret" className={css.caret} /> : null)}
    </span>
  );
}
