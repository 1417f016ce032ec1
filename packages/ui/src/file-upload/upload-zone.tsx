import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from "react";
import type { FieldControl, FieldTone } from "../field/use-field.ts";
import { uploadSimple } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./file-upload.css.ts";

interface UploadZoneProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
  control: FieldControl;
  /** The name of the field, before the label of the zone. */
  named: string;
  tone: FieldTone;
  size: "sm" | "md" | "lg";
  face: ReactNode;
  hint: ReactNode;
  dragging: boolean;
  checking: boolean;
  /** Stays focusable, but opens nothing. */
  full: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  ref: Ref<HTMLInputElement>;
}

/** The drop zone, and over it the invisible input. */
export function UploadZone(props: UploadZoneProps) {
  const { control, named, tone, size, face, hint, dragging, checking, full, onChoose, onClick, ...rest } = props;
  const { id } = control;
  return (
    <div data-part="zone" data-dragging={dragging || undefined} className={cx(css.zone, css.zoneSize[size], css.zoneTone[tone])}>
      <Icon art={uploadSimple} size="lg" />
      <span data-part="choose" id={`${id}-choose`} className={css.choose}>
        {face}
      </span>
      <span data-part="hint" id={`${id}-hint`} className={css.hint}>
        {hint}
      </span>
      <input
        data-component="file-upload"
        className={css.input}
        {...rest}
        type="file"
        aria-disabled={full || undefined}
        aria-busy={checking || undefined}
        onChange={onChoose}
        onClick={(event) => {
          if (full) event.preventDefault();
          onClick?.(event);
        }}
        {...control}
        aria-labelledby={`${named} ${id}-choose`}
        aria-describedby={[`${id}-hint`, control["aria-describedby"]].filter(Boolean).join(" ")}
      />
    </div>
  );
}
