import { type InputHTMLAttributes, Fragment, type ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import { shareOf, type SliderBounds } from "./slider-values.ts";
import { type SliderReason, useThumbs } from "./use-thumbs.ts";
import * as css from "./slider.css.ts";

/** A mark on the groove. */
export interface SliderMark {
  /** Where it is, in the unit of the slider. */
  readonly value: number;
  /** Short: "1", "Max". */
  readonly label?: string;
}
/** The props of both sliders. */
export interface SliderShape {
  /** The value at the start of the track. Without it 0. */
  min?: number;
  /** The value at the end of the track. Without it 100. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** The size of the thumb, and of the value in words. */
  size?: "sm" | "md" | "lg";
  /** A value as it is shown and read: "₹5,000", "62%". */
  format?: (value: number) => string;
  /** A few places along the track. */
  marks?: readonly SliderMark[];
  /** Cannot be focused or moved, and is not sent with a form. */
  disabled?: boolean;
  /** Sent with a form under this name. */
  name?: string;
}
interface SliderTrackProps {
  component: string;
  bounds: SliderBounds;
  values: readonly number[];
  gap?: number;
  size: "sm" | "md" | "lg";
  format: (value: number) => string;
  marks: readonly SliderMark[] | undefined;
  disabled: boolean | undefined;
  invalid: boolean | undefined;
  /** Attributes of each thumb's `<input>`. */
  thumbs: ReadonlyArray<InputHTMLAttributes<HTMLInputElement>>;
  onChange: (values: readonly number[], reason: SliderReason, event: Event) => boolean;
  onCommit: (values: readonly number[], reason: SliderReason, event: Event) => boolean;
  /** Between two values: a dash. */
  between?: ReactNode;
}

const percent = (share: number) => `${share * 100}%`;
const edgeOf = (share: number) => (share === 0 ? "start" : share === 1 ? "end" : undefined);

/** Groove, filled part, thumbs, marks and the values in words. */
export function SliderTrack(props: SliderTrackProps) {
  const {
    component,
    bounds,
    values,
    gap,
    size,
    format,
    marks = [],
    disabled,
    invalid,
    thumbs,
    onChange,
    onCommit,
    between,
  } = props;
  const { rail, area, press, set } = useThumbs({ values, bounds, gap, disabled, onChange, onCommit });
  const shares = values.map((value) => shareOf(value, bounds));
  const last = shares.at(-1) ?? 0;
  const first = shares.length > 1 ? (shares[0] ?? 0) : undefined;
  return (
    <div data-component={component} className={cx(css.root, css.rootSize[size])}>
      <div
        data-part="area"
        className={css.area}
        data-disabled={disabled || undefined}
        data-invalid={invalid || undefined}
        {...area}
      >
        <div ref={rail} data-part="rail" className={css.rail} data-invalid={invalid || undefined}>
          <span data-part="groove" className={css.groove} />
          {first === undefined ? <span data-part="lead" className={css.lead} /> : null}
          <span
            data-part="fill"
            className={css.fill}
            style={{ insetInlineStart: percent(first ?? 0), inlineSize: percent(last - (first ?? 0)) }}
          />
          {marks.map(({ value }) => (
            <span
              data-part="tick"
              key={value}
              className={css.tick}
              style={{ insetInlineStart: percent(shareOf(value, bounds)) }}
            />
          ))}
          {thumbs.map((thumb, index) => (
            <span
              key={thumb.id}
              data-part="thumb"
              className={css.thumb}
              style={{ insetInlineStart: percent(shares[index] ?? 0) }}
            >
              <input
                data-part="input"
                {...thumb}
                type="range"
                className={css.input}
                disabled={disabled}
                min={(values[index - 1] ?? bounds.min - (gap ?? 0)) + (gap ?? 0)}
                max={(values[index + 1] ?? bounds.max + (gap ?? 0)) - (gap ?? 0)}
                step={bounds.step}
                value={values[index] ?? bounds.min}
                aria-valuetext={format(values[index] ?? bounds.min)}
                onKeyDown={(event) => press(index, event)}
                onChange={(event) => set(index, event.currentTarget.valueAsNumber, event.nativeEvent)}
              />
            </span>
          ))}
        </div>
        {marks.some(({ label }) => label) ? (
          <div data-part="marks" className={css.marks} aria-hidden="true">
            {marks.map(({ value, label }) => {
              const share = shareOf(value, bounds);
              return (
                <span
                  data-part="mark"
                  key={value}
                  className={css.mark}
                  data-edge={edgeOf(share)}
                  style={{ insetInlineStart: percent(share) }}
                >
                  {label}
                </span>
              );
            })}
          </div>
        ) : null}
      </div>
      <span data-part="output" className={css.output} aria-hidden="true" data-disabled={disabled || undefined}>
        {values.map((value, index) => (
          // Thumbs keep their order.
          <Fragment key={thumbs[index]?.id}>
            {index > 0 ? between : null}
            <span data-part="value" className={css.value}>
              {format(value)}
            </span>
          </Fragment>
        ))}
      </span>
    </div>
  );
}
