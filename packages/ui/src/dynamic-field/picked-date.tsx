import { DatePicker } from "../date-picker/date-picker.tsx";
import { common, type ControlProps } from "./control-props.ts";

/** The date of a rule, by keyboard or from a calendar. */
export function PickedDate(props: ControlProps) {
  const { messages, controls, spec } = props;
  return (
    <DatePicker
      {...common(props)}
      emptyLabel={messages.dateEmpty}
      words={messages.calendar}
      autoComplete={spec.autocomplete}
      min={controls?.birthday?.min}
      max={controls?.birthday?.max}
    />
  );
}
