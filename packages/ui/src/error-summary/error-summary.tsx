import { type HTMLAttributes, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { warningCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./error-summary.css.ts";

/** One error of the summary; with a `fieldId` it is a link that moves focus to the field. */
export interface SummaryError {
  /** The id of the field's control. Without it the error belongs to the form as a whole. */
  readonly fieldId?: string;
  /** The error as a sentence: "Enter your mobile number". */
  readonly text: ReactNode;
}
export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** Says that the form has errors: "Correct 2 fields". */
  title: string;
  /** One entry for each wrong field, in the order of the form. */
  errors: readonly SummaryError[];
  /** Counts the tries to send: the summary takes the focus at each new one that leaves errors. */
  attempt: number;
}

/** Moves focus to the field; the address does not change. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  // A group is not focusable itself: its first control is.
  const control = target.matches("input, select, textarea, button, [tabindex]")
    ? target
    : target.querySelector<HTMLElement>("input, select, textarea, button, [tabindex]");
  (control ?? target).focus();
  target.scrollIntoView({ block: "center" });
}

/** The errors to correct before a form can be sent, with a link to each field. Draws nothing without errors. */
export function ErrorSummary({ title, errors, attempt, className, ...rest }: ErrorSummaryProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const any = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && any) root.current?.focus();
  }, [attempt, any]);
  if (!any) return null;
  return (
    <section
      ref={root}
      tabIndex={-1}
      data-component="error-summary"
      aria-labelledby={id}
      className={cx(css.root, className)}
      {...rest}
    >
      <Icon art={warningCircleFill} size="md" className={css.sign} />
      <p data-part="title" id={id} className={css.title}>
        {title}
      </p>
      <ul data-part="list" className={css.list}>
        {errors.map(({ fieldId, text }, at) => (
          <li key={fieldId ?? at}>
            {fieldId ? (
              <a data-part="link" href={`#${fieldId}`} className={css.link} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
