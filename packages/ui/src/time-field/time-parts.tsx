import { useContext } from "react";
import { TimeFieldStateContext } from "react-aria-components";
import { PartInputs, type PartsProps } from "../date-field/part-inputs.tsx";

/** Hour, minute, second and half of the day. */
export function TimeParts(props: PartsProps) {
  return <PartInputs {...props} state={useContext(TimeFieldStateContext)} />;
}
