import { type FormEvent, type FormHTMLAttributes, type ReactNode, type Ref, useRef, useState } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./form.css.ts";

/** The state of the form, for its content. */
export interface FormState {
  /** The form waits for the answer: show it on the button (`loading`). */
  readonly pending: boolean;
}
export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "children"> {
  /** A promise holds the form until it settles: a second press, Enter or double click sends nothing. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
  /** Two columns where the form is 560 px wide or more. */
  columns?: 1 | 2;
  /** The fields and buttons, or a function of the form's state that returns them. */
  children: ReactNode | ((state: FormState) => ReactNode);
  ref?: Ref<HTMLFormElement>;
}

/** Lays fields out and sends them once. The browser's own validation is off: fields show errors in the person's language. */
export function Form({ onSubmit, columns = 1, className, children, ...rest }: FormProps) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The ref, not the state: two submits can come before the state is drawn.
    if (busy.current) return;
    const answer = onSubmit(event);
    if (!(answer instanceof Promise)) return;
    busy.current = true;
    setPending(true);
    const settle = () => {
      busy.current = false;
      setPending(false);
    };
    answer.then(settle, (error: unknown) => {
      settle();
      // Not ours to handle: let it reach the page's own error report.
      queueMicrotask(() => {
        throw error;
      });
    });
  };
  return (
    <div data-part="body" className={columns === 2 ? css.holder : undefined}>
      <form
        data-component="form"
        noValidate
        aria-busy={pending || undefined}
        className={cx(css.root, columns === 2 && css.columns, className)}
        {...rest}
        onSubmit={submit}
      >
        {typeof children === "function" ? children({ pending }) : children}
      </form>
    </div>
  );
}
