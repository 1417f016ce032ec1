import type { RegisterFieldSpec } from "@baize/domain/identity/register/fields";
import type { FieldAnatomy } from "../field/use-field.ts";
import type { DynamicFieldProps } from "./dynamic-field.tsx";

/** What each kind of control is made from. */
export interface ControlProps extends DynamicFieldProps {
  spec: RegisterFieldSpec;
  anatomy: FieldAnatomy & { label: string };
  placeholder: string | undefined;
}

/** What every control of a rule takes alike. */
export function common({ anatomy, name, value, onValueChange, onLeave, disabled }: ControlProps) {
  return { ...anatomy, name, value, disabled, onLeave, onValueChange: (next: string) => onValueChange(next) };
}
