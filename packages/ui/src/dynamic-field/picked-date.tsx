import { DatePicker } from "../date-picker/date-picker.tsx";
import { common, type ControlProps } from "./control-props.ts";

/** The date of a rule, by keyboard or from a calendar. */
export function PickedDate(props: ControlProps) {
  const { controls, spec } = props;
  return <DatePicker {...common(props)} autoComplete={spec.autocomplete} min={controls?.date?.min} max={controls?.date?.max} />;
}
