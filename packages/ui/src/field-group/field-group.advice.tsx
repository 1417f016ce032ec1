import { TextField } from "../text-field/text-field.tsx";
import type { Advice } from "../story/advice.tsx";
import { FieldGroup } from "./field-group.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One name for the fields of one bank account.",
      scene: (
        <FieldGroup label="Bank account">
          <TextField label="Account number" />
          <TextField label="IFSC code" />
        </FieldGroup>
      ),
    },
    bad: {
      says: "A group in a group: two names are heard before each field.",
      scene: (
        <FieldGroup label="Withdrawal">
          <FieldGroup label="Bank account">
            <TextField label="Account number" />
            <TextField label="IFSC code" />
          </FieldGroup>
        </FieldGroup>
      ),
    },
  },
];
