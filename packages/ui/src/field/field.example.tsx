import { Field, type FieldProps, useField } from "@baize/ui/field";

function ColourField(props: FieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <input type="color" {...control} />
    </Field>
  );
}

export const example = <ColourField label="Colour of the room" description="Other players see it." />;
