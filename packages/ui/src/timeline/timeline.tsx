import type { HTMLAttributes, ReactNode, Ref } from "react";
import { roles } from "../theme/roles.ts";
import { checkBold, warningFill, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./timeline.css.ts";

/** `done`: finished. `now`: the current one. `ahead`: to come. */
export type StepState = keyof typeof css.state;
/** The colour of a step's mark. */
export type StepTone = keyof typeof css.tone;
/** One event of the timeline. */
export interface TimelineStep {
  id: string;
  /** "Under review". */
  title: ReactNode;
  /** How far it is. One step at most is `now`; screen readers hear it after the title. */
  state: StepState;
  /** Already written: "14:32", "21 Nov, 14:32". */
  time?: ReactNode;
  /** The same for machines, ISO 8601. */
  dateTime?: string;
  /** A sentence about the step and what follows it. */
  text?: ReactNode;
  /** Colours the mark. By default a done step is positive and the current one accent. */
  tone?: StepTone;
}
export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, "children"> {
  /** Names the list: "Withdrawal W2611211016". */
  "aria-label": string;
  /** The events, in the order in which they are shown. */
  steps: readonly TimelineStep[];
  /** Texts in place of those of the provider: the state of a step for screen readers (`done`, `now`, `ahead`). */
  messages?: PartMessages<"timeline">;
  ref?: Ref<HTMLOListElement>;
}

const usual = { done: "positive", now: "accent", ahead: "neutral" } as const;

function Mark({ state, tone = usual[state] }: Pick<TimelineStep, "state" | "tone">) {
  const drawing = () => {
    if (state === "ahead") return null;
    if (tone === "negative") return <Icon art={x} />;
    if (tone === "warning") return <Icon art={warningFill} />;
    return state === "now" ? <Spinner /> : <Icon art={checkBold} />;
  };
  return (
    <span aria-hidden="true" data-part="mark" className={cx(css.mark, css.state[state], state !== "ahead" && css.tone[tone])}>
      {drawing()}
    </span>
  );
}

/** The progress of a deposit or a withdrawal: done, current and later steps. Rest props and `ref` land on the `<ol>`. */
export function Timeline({ steps, messages, className, ...rest }: TimelineProps) {
  const stateText = useMessages("timeline", messages);
  if (steps.filter((step) => step.state === "now").length > 1)
    warn("Timeline: more than one step is `now`, so the current step is ambiguous. Mark one.");
  return (
    <ol data-component="timeline" {...roles.list} className={cx(css.root, className)} {...rest}>
      {steps.map(({ id, title, state, time, dateTime, text, tone }) => (
        <li key={id} data-part="step" data-state={state} aria-current={state === "now" ? "step" : undefined} className={css.step}>
          <Mark state={state} tone={tone} />
          <div data-part="words" className={css.words}>
            <div data-part="head" className={css.head}>
              <span data-part="title" className={cx(css.title, state === "ahead" && css.titleAhead)}>
                {title}
                <span data-part="spoken" className={css.hidden}>{`, ${stateText(state)}`}</span>
              </span>
              {time === undefined ? null : (
                <time data-part="time" dateTime={dateTime} className={css.time}>
                  {time}
                </time>
              )}
            </div>
            {text === undefined ? null : (
              <div data-part="text" className={css.text}>
                {text}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
