import { type MouseEvent, type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import * as field from "../field/field.css.ts";
import type { FieldProps } from "../field/use-field.ts";
import { checkBold, eye, eyeSlash } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText, PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { TextField, type TextFieldOwnProps } from "../text-field/text-field.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./password-field.css.ts";

/** One rule that the password must meet, and whether it does now. */
export interface PasswordRule {
  readonly id: string;
  /** The rule in a few words: "8 to 20 characters". */
  readonly text: string;
  /** Whether the typed password meets it: a tick marks those that are met. */
  readonly met: boolean;
}
export interface PasswordFieldOwnProps extends Omit<TextFieldOwnProps, "type" | "endContent"> {
  /** Texts in place of those of the provider: the names of the button, and what is read after each rule. */
  messages?: PartMessages<"passwordField">;
  /** What a new password needs, each marked when it is met. */
  rules?: readonly PasswordRule[];
  /** `new-password` where one is made, so that a password manager offers a strong one. */
  autoComplete?: "current-password" | "new-password" | "off";
  /** Whose password this is, where the form has no field for it: a password manager needs the name to fill or store one. */
  username?: string;
}
export type PasswordFieldProps = FieldProps & PasswordFieldOwnProps;

/** A password with a button that shows it, and the rules that it meets. Shown text is hidden again before the form is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const { messages, rules, description, autoComplete = "current-password", username, ...rest } = props;
  const text = useMessages("passwordField", messages);
  const [shown, setShown] = useState(false);
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    setShown(!shown);
    event.currentTarget.form?.addEventListener("submit", () => setShown(false), { once: true });
  };
  const hints: ReactNode = rules ? (
    <div data-part="line" className={css.apart}>
      {description ? <div>{description}</div> : null}
      <PasswordRules rules={rules} text={text} />
    </div>
  ) : (
    description
  );
  const box = (
    <TextField
      {...rest}
      description={hints}
      type={shown ? "text" : "password"}
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endContent={
        <Button
          variant="ghost"
          size="sm"
          className={cx(field.inset, field.insetIcon)}
          aria-label={text(shown ? "hide" : "show")}
          disabled={rest.disabled}
          onClick={toggle}
        >
          <Icon art={shown ? eyeSlash : eye} size="md" />
        </Button>
      }
    />
  );
  if (username === undefined) return box;
  return (
    <>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {box}
    </>
  );
}

function PasswordRules({ rules, text }: { rules: readonly PasswordRule[]; text: MessageText<"passwordField"> }) {
  return (
    <ul data-part="rules" className={css.rules}>
      {rules.map((rule) => (
        <li data-part="rule" key={rule.id} data-met={rule.met || undefined} className={css.rule}>
          <span data-part="spot" className={css.spot}>
            {rule.met ? <Icon art={checkBold} /> : null}
          </span>
          <span>
            {rule.text}
            <span data-part="spoken" className={css.hidden}>{` ${text(rule.met ? "met" : "unmet")}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
