import type { FieldSpec } from "@baize/domain/field/spec";
import { type ReactElement, type ReactNode, type Ref, useId } from "react";
import { useController, useFormState } from "react-hook-form";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { DynamicControls } from "../dynamic-field/controls.ts";
import type { DynamicMessages } from "../dynamic-field/messages.ts";
import { ErrorSummary, type SummaryError } from "../error-summary/error-summary.tsx";
import { Form } from "../form/form.tsx";
import * as form from "../form/form.css.ts";
import { BoundField } from "./bound-field.tsx";
import { agreed, type DynamicFormOptions, type DynamicFormState, keyOf, useDynamicForm } from "./use-dynamic-form.ts";
import * as css from "./dynamic-form.css.ts";

export type { Issue, IssueCode, IssueParams } from "@baize/domain/field/issue";
export type { ShownField } from "../dynamic-field/field-map.ts";
export { fillIssue, type IssueTemplates } from "../dynamic-field/messages.ts";
export {
  type DynamicAnswer,
  type DynamicFormOptions,
  type DynamicFormState,
  type DynamicValues,
  type KeptValues,
  type ServerError,
  useDynamicForm,
} from "./use-dynamic-form.ts";

/** Every text of the form: those of its fields, its button and its errors. */
export interface DynamicFormMessages extends DynamicMessages {
  /** On the button that sends the form: "Create account". */
  readonly submit: string;
  /** While the form waits for the answer: "Making the account…" */
  readonly submitting: string;
  /** Title of the summary: "Please check 3 fields". */
  readonly summary: (count: number) => string;
  /** When sending failed; the typed values are kept. */
  readonly failed: string;
}
export interface DynamicFormProps extends Omit<DynamicFormOptions, "phoneCountries" | "agreement" | "failed"> {
  messages: DynamicFormMessages;
  /** What some fields need from the site: countries with dialling codes, nations, the SMS and picture code requests. */
  controls?: DynamicControls;
  /** The text of the agreement, with its links. With it the form ends with a required checkbox. */
  agreement?: string | ReactElement;
  /** Between the fields and the agreement. */
  children?: ReactNode;
  /** The height of every field and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** How many columns a wide form has. A narrow one always has one. */
  columns?: 1 | 2;
  /** Names the form, where no heading does. */
  "aria-label"?: string;
  /** Id of the heading that names the form. */
  "aria-labelledby"?: string;
  className?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * A form built from the server's rules. Each field is checked when it is left and then at every change; an attempt that
 * leaves errors moves the focus to their summary; it is sent once. Rest props land on the `<form>`.
 */
export function DynamicForm(props: DynamicFormProps) {
  const { messages, controls, agreement, children, size, fields, rules, validate, findProblem, defaultValues, ...others } = props;
  const { onSubmit, ...rest } = others;
  const id = useId();
  const state = useDynamicForm({
    fields,
    rules,
    validate,
    findProblem,
    defaultValues,
    onSubmit,
    phoneCountries: controls?.phoneCountries,
    agreement: agreement !== undefined,
    failed: messages.failed,
  });
  const checkPhone = async (spec: FieldSpec | undefined) => {
    const phone = spec?.kind === "code" ? spec.sentTo : undefined;
    if (phone === undefined || !rules[phone]?.enabled || (await state.form.trigger(keyOf(phone)))) return true;
    document.getElementById(`${id}-${phone}`)?.focus();
    return false;
  };
  return (
    <Form {...rest} onSubmit={state.submit}>
      {({ pending }) => (
        <>
          <Summary state={state} id={id} messages={messages} />
          {state.fields.map((shown) => (
            <BoundField
              key={shown.name}
              {...{ state, shown, messages, controls, size }}
              id={`${id}-${shown.name}`}
              onBeforeSms={() => checkPhone(shown.spec)}
              className={shown.spec?.kind === "long-text" ? form.span : undefined}
            />
          ))}
          {children}
          {agreement === undefined ? null : (
            <Agreement state={state} id={`${id}-agreement`} label={agreement} messages={messages} size={size} />
          )}
          <div data-part="wide" className={form.span}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              pending={pending}
              className={css.submit}
              // A message of the field that loses focus would move the button away from the pointer.
              onMouseDown={(event) => event.preventDefault()}
            >
              {pending ? messages.submitting : messages.submit}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

interface PartProps {
  state: DynamicFormState;
  id: string;
  messages: DynamicFormMessages;
}

interface AgreementProps extends PartProps, Pick<DynamicFormProps, "size"> {
  label: string | ReactElement;
}

function Agreement({ state, id, label, messages, size }: AgreementProps) {
  const { field, fieldState } = useController({ name: keyOf("agreement"), control: state.form.control, defaultValue: "" });
  const issue = fieldState.error ? state.check("agreement", state.form.getValues()) : undefined;
  return (
    <Checkbox
      id={id}
      label={label}
      size={size}
      required
      className={form.span}
      checked={field.value === agreed}
      onCheckedChange={(checked) => field.onChange(checked ? agreed : "")}
      tone={issue ? "negative" : "neutral"}
      message={issue ? messages.issue(issue, "agreement") : undefined}
    />
  );
}

function Summary({ state, id, messages }: PartProps) {
  const { errors } = useFormState({ control: state.form.control });
  if (state.attempt === 0) return null;
  const names = [...state.fields.map(({ name }) => name), "agreement"];
  const shown = names.flatMap((name): SummaryError[] => {
    const error = errors[keyOf(name)];
    const issue = error && error.type !== "server" ? state.check(name, state.form.getValues()) : undefined;
    const text = issue ? messages.issue(issue, name) : error?.message;
    if (!text) return [];
    const label = name === "agreement" || text.includes(messages.label(name)) ? "" : `${messages.label(name)}: `;
    return [{ fieldId: `${id}-${name}`, text: `${label}${text}` }];
  });
  const all = [...state.loose.map((text): SummaryError => ({ text })), ...shown];
  return <ErrorSummary title={messages.summary(all.length)} errors={all} attempt={state.attempt} className={form.span} />;
}
