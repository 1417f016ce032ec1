import type { ReactNode } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { useValue } from "../field/use-value.ts";
import { Slider, type SliderReason } from "../slider/slider.tsx";
import * as css from "./prize-slider.css.ts";

/** One place of the slider: a higher prize has a lower rebate. */
export interface PrizeStep {
  /** The prize, already written: "1,950". */
  readonly prize: string;
  /** The rebate, already written: "2.5%". */
  readonly rebate: string;
}
export interface PrizeSliderProps {
  /** The name of the slider: "Prize and rebate". */
  label: string;
  /** From the largest rebate to the largest prize. */
  steps: readonly PrizeStep[];
  /** The index of the chosen step, when the caller holds it. */
  value?: number;
  /** The index of the step that is chosen at first. Without it the last: the largest prize. */
  defaultValue?: number;
  /** Called with the index of the step on each move. */
  onValueChange?: (value: number, details: ChangeDetails<SliderReason>) => void;
  /** What moves with it: "The rebate is paid after the draw." */
  description?: ReactNode;
  /** The prize cannot be moved now. */
  disabled?: boolean;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"prizeSlider">;
  className?: string;
}

/** A choice between a larger prize and a larger rebate. `className` lands on the outermost element. */
export function PrizeSlider(props: PrizeSliderProps) {
  const { label, steps, value, defaultValue, onValueChange, description, disabled, messages, className } = props;
  const text = useMessages("prizeSlider", messages);
  const last = Math.max(steps.length - 1, 0);
  const [held, change] = useValue<number, SliderReason>({ value, defaultValue, onValueChange }, last);
  const at = Math.min(Math.max(Math.trunc(held) || 0, 0), last);
  const chosen = steps[at];
  const said = (index: number) => {
    const step = steps[Math.round(index)];
    return step ? text("value", { prize: step.prize, rebate: step.rebate }) : "";
  };
  return (
    <div data-component="prize-slider" className={className}>
      {steps.length > 1 ? (
        <Slider
          label={label}
          description={description}
          min={0}
          max={last}
          step={1}
          value={at}
          format={said}
          disabled={disabled}
          onValueChange={(next, { reason, event }) => change(next, reason, event)}
        />
      ) : (
        <span data-part="label" className={css.label}>
          {label}
        </span>
      )}
      <dl data-part="figures" className={css.figures}>
        <div>
          <dt data-part="term" className={css.term}>
            {text("rebate")}
          </dt>
          <dd data-part="figure" className={css.figure}>
            {chosen?.rebate ?? text("none")}
          </dd>
        </div>
        <div data-part="prize" className={css.atEnd}>
          <dt data-part="term" className={css.term}>
            {text("prize")}
          </dt>
          <dd data-part="figure" className={css.figure}>
            {chosen?.prize ?? text("none")}
          </dd>
        </div>
      </dl>
    </div>
  );
}
