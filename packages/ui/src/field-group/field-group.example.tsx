import { FieldGroup } from "@baize/ui/field-group";
import { TextField } from "@baize/ui/text-field";

export const example = (
  <FieldGroup label="Address">
    <TextField label="Street" name="street" />
    <TextField label="Town" name="town" />
  </FieldGroup>
);
