import type { ButtonHTMLAttributes, Ref } from "react";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { arrowsClockwise, checkCircleFill, shieldCheck, warningCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { cx } from "../theme/cx.ts";
import { type HumanReason, type HumanState, type Solve, useHumanCheck } from "./use-human-check.ts";
import * as css from "./human-check.css.ts";

export type { HumanProof, HumanReason, HumanState, Solve } from "./use-human-check.ts";

export interface HumanCheckOwnProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  FieldKey | "onClick" | "type" | "children"
> {
  /** Asks the server for a task, does it, and gives the proof. Runs off the main thread if it is long. */
  solve: Solve;
  /** Texts in place of those of the provider, one a state; `failed` and `expired` say that a press starts it again. */
  messages?: PartMessages<"humanCheck">;
  /**
   * The proof, and `undefined` when there is none any more. `details.cancel()` refuses a proof, keeps one that expires, or
   * does not start again.
   */
  onValueChange?: (payload: string | undefined, details: ChangeDetails<HumanReason>) => void;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** `load` begins without a press. */
  start?: "press" | "load";
  /** The proof is sent with a form under this name. */
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}
export type HumanCheckProps = FieldProps & HumanCheckOwnProps;

const signs: Readonly<Record<Exclude<HumanState, "working">, string>> = {
  idle: shieldCheck,
  done: checkCircleFill,
  failed: warningCircleFill,
  expired: arrowsClockwise,
};

/** A proof of work by the device instead of a puzzle for the person. `ref` and the rest go to the button. */
export function HumanCheck(props: HumanCheckProps) {
  const { frame, control, rest } = useField(props);
  const { solve, messages, onValueChange, size = "md", start = "press", name, ...attributes } = rest;
  const text = useMessages("humanCheck", messages);
  const check = useHumanCheck(solve, onValueChange, start === "load");
  const { state, progress } = check;
  const still = state === "working" || state === "done";
  const { "aria-invalid": invalid, "aria-required": _, "aria-labelledby": labelledBy, ...described } = control;
  const tone = state === "done" ? "positive" : (frame.tone ?? "neutral");
  return (
    <Field {...frame} group>
      <button
        data-component="human-check"
        data-state={state}
        data-invalid={invalid}
        type="button"
        aria-disabled={still || undefined}
        className={cx(field.box, css.button, field.boxTone[tone], field.boxSize[size])}
        onClick={({ nativeEvent }) => check.start(nativeEvent)}
        {...attributes}
        {...described}
        aria-labelledby={frame.label ? `${frame.id}-label ${frame.id}-state` : labelledBy}
      >
        {state === "working" ? <Spinner /> : <Icon art={signs[state]} size="md" className={css.sign} />}
        <span data-part="words" id={`${frame.id}-state`} className={css.words}>
          {text(state)}
        </span>
        {state === "working" ? <span data-part="bar" className={css.bar} style={{ scale: `${progress} 1` }} /> : null}
      </button>
      <output data-part="spoken" className={css.hidden}>
        {state === "idle" ? "" : text(state)}
      </output>
      {name === undefined ? null : <input type="hidden" name={name} value={check.payload} />}
    </Field>
  );
}
