import type { HTMLAttributes, Ref } from "react";
import { checkBold, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText, PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { List } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import { type Step, type StepState, stepStates } from "./step-states.ts";
import * as css from "./stepper.css.ts";

export type { Step } from "./step-states.ts";

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The name of the list, "Steps of the deposit". */
  "aria-label": string;
  /** The steps, in order. */
  steps: readonly Step[];
  /** Id of the current step. */
  current: string;
  /** Every step is done. */
  finished?: boolean;
  /** Texts in place of those of the provider: read after a step's name, because screen readers do not see its colour and tick. */
  messages?: PartMessages<"stepper">;
  /** The direction of the list. Without it a row that becomes a column where it is narrow. */
  orientation?: keyof typeof css.list;
  ref?: Ref<HTMLDivElement>;
}

function check(steps: readonly Step[], current: string): void {
  if (steps.length > 0 && !steps.some(({ id }) => id === current))
    warn(`Stepper: no step has the id “${current}”, so none is marked as the one at hand. Give \`current\` one of the ids.`);
}

/** Shows progress through a few steps. It does not change the step. Rest props and `ref` land on the frame. */
export function Stepper(props: StepperProps) {
  const {
    "aria-label": name,
    steps,
    current,
    finished = false,
    messages,
    orientation = "horizontal",
    className,
    ...rest
  } = props;
  if (process.env.NODE_ENV !== "production") check(steps, current);
  const text = useMessages("stepper", messages);
  const states = stepStates(steps, current, finished);
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <div data-component="stepper" data-orientation={orientation} className={cx(css.root, className)} {...rest}>
      <List as="ol" aria-label={name} className={css.list[orientation]}>
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            place={index + 1}
            total={steps.length}
            state={states[index] ?? "ahead"}
            current={index === at && !finished}
            // Without a current step the first one is shown.
            shown={index === Math.max(at, 0)}
            text={text}
            orientation={orientation}
          />
        ))}
      </List>
    </div>
  );
}

interface StepRowProps {
  step: Step;
  place: number;
  total: number;
  state: StepState;
  current: boolean;
  shown: boolean;
  text: MessageText<"stepper">;
  orientation: keyof typeof css.step;
}

function StepRow({ step, place, total, state, current, shown, text, orientation }: StepRowProps) {
  const count = `${place} / ${total}`;
  return (
    <li
      data-part="step"
      data-state={state}
      data-shown={shown || undefined}
      aria-current={current ? "step" : undefined}
      className={css.step[orientation]}
    >
      <span data-part="mark" aria-hidden="true" className={css.mark}>
        <StepMark state={state} place={place} />
      </span>
      <span data-part="words" className={css.words}>
        <span data-part="label" className={css.label}>
          {step.label}
          {state === "now" ? null : (
            <span data-part="spoken" className={css.hidden}>
              {" "}
              ({text(state)})
            </span>
          )}
        </span>
        {step.note ? (
          <span data-part="note" className={css.note}>
            {step.note}
          </span>
        ) : null}
      </span>
      <span data-part="count" aria-hidden="true" className={css.count}>
        {count}
      </span>
    </li>
  );
}

function StepMark({ state, place }: { state: StepState; place: number }) {
  if (state === "done") return <Icon art={checkBold} />;
  return state === "failed" ? <Icon art={x} /> : place;
}
