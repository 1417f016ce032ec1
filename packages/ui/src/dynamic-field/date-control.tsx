import { lazy, Suspense } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { common, type ControlProps } from "./control-props.ts";

/** Without a network for the calendar's code the date is a plain text field; the form still checks it. */
function WrittenDate(props: ControlProps) {
  return (
    <TextField
      {...common(props)}
      inputMode="text"
      autoComplete={props.spec.autocomplete}
      dir="ltr"
      placeholder={props.placeholder}
    />
  );
}

// react-aria's date code is the largest of all fields: it loads only with a form that needs it.
const PickedDate = lazy(async () => {
  try {
    const { PickedDate: loaded } = await import("./picked-date.tsx");
    return { default: loaded };
  } catch {
    return { default: WrittenDate };
  }
});

/** A date by keyboard or from a calendar. */
export function DateControl(props: ControlProps) {
  const waiting = <TextField {...common(props)} disabled endContent={<Spinner />} />;
  return (
    <Suspense fallback={waiting}>
      <PickedDate {...props} />
    </Suspense>
  );
}
