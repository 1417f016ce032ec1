import { isRegisterField, registerFieldSpec } from "@baize/domain/identity/register/fields";
import type { ReactNode } from "react";
import type { FieldTone } from "../field/use-field.ts";
import { warn } from "../overlay/warn.ts";
import type { ControlSource } from "./control-props.ts";
import { DynamicControl } from "./dynamic-control.tsx";

export interface DynamicFieldProps extends ControlSource {
  message?: ReactNode;
  tone?: FieldTone;
  id?: string;
  className?: string;
}

/**
 * One field of the registration entity, built from the server's rule: the control, keyboard and autofill that fit it, the
 * marks of a required one. An unknown name becomes a plain text field. Validates nothing itself: DynamicForm does.
 */
export function DynamicField(props: DynamicFieldProps) {
  const { name, rule, messages, tone, message } = props;
  if (process.env.NODE_ENV !== "production" && !isRegisterField(name)) {
    warn(
      `DynamicField does not know the field "${name}": it shows a plain text field, without a fitting keyboard or autofill. Add a row to packages/domain/src/identity/register/fields.ts.`,
    );
  }
  if (!rule.enabled) return null;
  const spec = registerFieldSpec(name);
  const placeholder = messages.placeholder?.(name);
  return (
    <DynamicControl
      {...props}
      spec={spec}
      anatomy={{
        id: props.id,
        className: props.className,
        label: messages.label(name),
        secondaryLabel: rule.required ? undefined : messages.optional,
        description: messages.description?.(name),
        required: rule.required,
        message,
        tone: tone ?? (message ? "negative" : "neutral"),
      }}
      // The specification's mark is before the placeholder as well as beside the label.
      placeholder={placeholder && rule.required ? `* ${placeholder}` : placeholder}
    />
  );
}
