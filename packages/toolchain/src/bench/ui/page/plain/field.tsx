import { warningCircleFill } from "@baize/ui/icon/art";
import { type InputHTMLAttributes, useId } from "react";
import "./field.css";

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  help?: string;
  problem?: string;
}

/** Label, box, help and error: as written by hand for this form. */
export function TextInput({ label, help, problem, ...input }: TextInputProps) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={problem ? "field field-bad" : "field"}>
      <label htmlFor={id} className="field-label">
        {label}
        <span className="field-mark" aria-hidden="true">
          {" *"}
        </span>
      </label>
      <div className="field-box">
        <input
          id={id}
          className="field-input"
          aria-required="true"
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
      </div>
      {help && (
        <div id={`${id}-help`} className="field-note">
          {help}
        </div>
      )}
      <p id={`${id}-problem`} className="field-message" aria-live="polite">
        {problem && (
          <>
            <svg viewBox="0 0 256 256" aria-hidden="true">
              <path d={warningCircleFill} />
            </svg>
            <span>{problem}</span>
          </>
        )}
      </p>
    </div>
  );
}
