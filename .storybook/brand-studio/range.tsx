import { useId } from "react";

interface RangeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** "px", "°": shown after the figure, and read out with it. */
  unit?: string;
  onChange: (value: number) => void;
}

/** One number of a brand, changed by dragging or by arrow keys. */
export function Range({ label, value, min, max, step = 1, unit = "", onChange }: RangeProps) {
  const id = useId();
  return (
    <div className="studio-range">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>
        <bdi dir="ltr">
          {value}
          {unit}
        </bdi>
      </output>
    </div>
  );
}
