import { type InputHTMLAttributes, type Ref, useState } from "react";
import type { ChangeDetails } from "../overlay/details.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { DialCode } from "./dial-code.tsx";
import { type PhoneLib, usePhoneLib } from "./load-phone-lib.ts";
import { digitsOf, type PhoneCountry, type PhoneValue, readPhone } from "./phone-value.ts";
import * as css from "./phone-field.css.ts";

export type { PhoneCountry, PhoneValue } from "./phone-value.ts";

/** `input`: the number was written or pasted. `country`: another dialling code was chosen. */
export type PhoneChange = ChangeDetails<"input" | "country"> & {
  /** By the country's numbering plan; `undefined` until the plans have loaded. */
  readonly valid: boolean | undefined;
};
export interface PhoneFieldOwnProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  FieldKey | "size" | "type" | "value" | "defaultValue" | "onChange"
> {
  /** Countries to choose from, the brand's own first. With one the code is only shown. */
  countries: readonly PhoneCountry[];
  /** Texts in place of those of the provider: the name of the list of codes. */
  messages?: PartMessages<"phoneField">;
  /** Dialling code and national number, when the caller holds them. */
  value?: PhoneValue;
  /** Dialling code and national number at first, when the field holds them itself. */
  defaultValue?: PhoneValue;
  /** Called with dialling code and national number on each change. */
  onValueChange?: (value: PhoneValue, details: PhoneChange) => void;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  ref?: Ref<HTMLInputElement>;
}
export type PhoneFieldProps = FieldProps & PhoneFieldOwnProps;

const nowhere: PhoneCountry = { code: "", dial: "", name: "" };

/** A telephone number with its dialling code. Native digits and pasted international numbers are understood; `ref` and the rest land on the `<input>`. */
export function PhoneField(props: PhoneFieldProps) {
  const { frame, control, rest } = useField(props);
  const { countries, messages, value, defaultValue, onValueChange, size = "md", onFocus, onBlur, ...attributes } = rest;
  const text = useMessages("phoneField", messages);
  const first = countries[0] ?? nowhere;
  if (process.env.NODE_ENV !== "production" && countries.length === 0) {
    warn("PhoneField has no countries: a number without a dialling code cannot be called. Give at least the brand's own.");
  }
  const [lib, ask] = usePhoneLib();
  const withValidity = (next: PhoneValue, details: ChangeDetails<"input" | "country">) =>
    onValueChange?.(next, Object.assign(details, { valid: lib?.isPhoneValid(next) }));
  const empty = { country: first.code, dial: first.dial, number: "" };
  const [phone, change] = useValue({ value, defaultValue, onValueChange: onValueChange && withValidity }, empty);
  const [written, setWritten] = useState(phone.number);
  const now = countries.find((country) => country.code === phone.country) ?? first;
  // The typed text stays as long as it means the current value.
  const shown = readPhone(written, countries, now).number === phone.number ? written : phone.number;
  const write = (typed: string, event: Event) => {
    const next = readPhone(typed, countries, now);
    const international = next.number !== digitsOf(typed);
    if (change(next, "input", event)) setWritten(international ? next.number : typed);
  };
  const settle = (plans: PhoneLib, event: Event) => {
    const dialled = { ...phone, number: plans.nationalNumber(phone) };
    if (dialled.number === phone.number || change(dialled, "input", event)) setWritten(plans.formatPhone(dialled));
  };
  return (
    <Field {...frame}>
      <div data-part="control" className={cx(field.box, css.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}>
        <DialCode
          {...{ countries, now }}
          label={text("country")}
          disabled={attributes.disabled}
          onChoose={(country, event) => change({ ...phone, country: country.code, dial: country.dial }, "country", event)}
        />
        <input
          data-component="phone-field"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          className={field.input}
          {...attributes}
          value={shown}
          onChange={(event) => write(event.currentTarget.value, event.nativeEvent)}
          onFocus={(event) => {
            ask();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            if (lib && phone.number !== "") settle(lib, event.nativeEvent);
            onBlur?.(event);
          }}
          {...control}
        />
      </div>
    </Field>
  );
}
