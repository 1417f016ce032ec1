import { useContext } from "react";
import { DateFieldStateContext } from "react-aria-components";
import { PartInputs, type PartsProps } from "./part-inputs.tsx";

/** The parts of a date. */
export function DateParts(props: PartsProps) {
  return <PartInputs {...props} state={useContext(DateFieldStateContext)} />;
}
