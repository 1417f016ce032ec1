import type { FieldRule } from "@baize/domain/field/rule";
import { useController } from "react-hook-form";
import { DynamicField } from "../dynamic-field/dynamic-field.tsx";
import type { DynamicControls } from "../dynamic-field/controls.ts";
import type { ShownField } from "../dynamic-field/field-map.ts";
import type { DynamicMessages } from "../dynamic-field/messages.ts";
import { type DynamicFormState, keyOf } from "./use-dynamic-form.ts";

interface BoundFieldProps {
  state: DynamicFormState;
  shown: ShownField<FieldRule>;
  id: string;
  messages: DynamicMessages;
  controls: DynamicControls | undefined;
  onBeforeSms: () => Promise<boolean>;
  size: "sm" | "md" | "lg" | undefined;
  className: string | undefined;
}

/** A field of the form. Typing renders only this field again. */
export function BoundField({ state, shown, id, messages, controls, onBeforeSms, size, className }: BoundFieldProps) {
  const { name, spec, rule } = shown;
  const { field, fieldState } = useController({ name: keyOf(name), control: state.form.control, defaultValue: "" });
  const { error } = fieldState;
  const issue = error && error.type !== "server" ? state.check(name, state.form.getValues()) : undefined;
  const country = state.country;
  const phoneOf = (number: string | undefined) => country && { country: country.code, dial: country.dial, number: number ?? "" };
  return (
    <DynamicField
      {...{ name, spec, rule, id, messages, controls, onBeforeSms, size, className }}
      value={field.value ?? ""}
      onValueChange={(value) => {
        field.onChange(value);
        state.changed(name);
      }}
      onBlurWithin={() => {
        state.blurred(name);
        field.onBlur();
      }}
      phone={spec?.kind === "phone" ? phoneOf(field.value) : undefined}
      smsPhone={() => (spec?.kind === "code" ? phoneOf(state.form.getValues(keyOf(spec.sentTo))) : undefined)}
      onPhoneChange={state.setPhone}
      message={issue ? messages.issue(issue, name) : error?.message}
    />
  );
}
