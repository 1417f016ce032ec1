import { useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import * as field from "../field/field.css.ts";
import { minus, plus } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./number-field.css.ts";

interface StepperProps {
  by: 1 | -1;
  label: string;
  disabled: boolean | undefined;
  onStep: (by: number, event?: Event) => void;
}

const hold = { wait: 400, pace: 70 };

/** One step at a press, and further steps while it is held. The arrow keys do the same, so Tab skips it. */
export function Stepper({ by, label, disabled, onStep }: StepperProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const repeated = useRef(false);
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  const stop = () => clearTimeout(timer.current);
  // A button that becomes disabled at its bound gets no release event.
  useEffect(() => {
    if (disabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [disabled]);
  const repeat = () => {
    repeated.current = true;
    latest.current(by);
    timer.current = setTimeout(repeat, hold.pace);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      className={cx(field.inset, field.insetIcon, css.stepper)}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        repeated.current = false;
        stop();
        if (event.button === 0) timer.current = setTimeout(repeat, hold.wait);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={stop}
      onClick={(event) => {
        if (!repeated.current) onStep(by, event.nativeEvent);
        repeated.current = false;
      }}
    >
      <Icon art={by > 0 ? plus : minus} size="md" />
    </Button>
  );
}
