import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { type Amount, shareOf } from "../meter/share.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { dataVars } from "../theme/data-vars.ts";
import * as css from "./level-meter.css.ts";

/** One level of the ladder. */
export interface Level {
  id: string;
  /** "VIP 3". */
  name: string;
  /** Reached from here on: minor units as a bigint, or points. Ascending. */
  from: Amount;
}
export interface LevelMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Over the reached level: "Your level". */
  label: ReactNode;
  /** Over the next level: "Next". */
  nextLabel: ReactNode;
  /** The levels in ascending order. */
  levels: readonly Level[];
  /** What has been reached, in the unit of the levels' `from`. */
  value: Amount;
  /** The progress, for screen readers: "VIP 3, ₹18,200 of ₹50,000 to VIP 4". */
  valueLabel: string;
  /** A sentence with the missing amount; at the highest level, that there is none. */
  missing: ReactNode;
  /** The formatted texts under the two ends of the track: where the first and the last level begin. */
  ends?: readonly [ReactNode, ReactNode];
  ref?: Ref<HTMLDivElement>;
}

/** The last level whose start has been reached; -1 below the first. */
function reachedIn(levels: readonly Level[], value: Amount): number {
  return levels.findLastIndex(({ from }) => from <= value);
}

/** One segment leads from a level to the one after. */
function Segment({ from, to, value }: { from: Amount; to: Amount; value: Amount }) {
  const share = shareOf(value, from, to);
  const state = value >= to ? "done" : value >= from ? "now" : "ahead";
  return (
    <div data-part="segment" data-state={state} className={css.segment}>
      {share > 0 ? <div data-part="fill" className={css.fill} style={dataVars({ "--level-share": share })} /> : null}
    </div>
  );
}

/** A VIP level: the reached level, the next one, and the missing amount. One segment leads to each next level. Rest props land on the root. */
export function LevelMeter(props: LevelMeterProps) {
  const { label, nextLabel, levels, value, valueLabel, missing, ends, className, ...rest } = props;
  const id = useId();
  if (levels.length < 2) warn("LevelMeter: fewer than two levels leave nothing to go towards. Give the whole ladder.");
  if (levels.some(({ from }, index) => index > 0 && from <= (levels[index - 1]?.from ?? from)))
    warn("LevelMeter: `from` does not ascend from level to level, so a level can be reached that is not. Sort the ladder.");
  const reached = reachedIn(levels, value);
  const now = levels[Math.max(reached, 0)];
  const next = levels[reached + 1];
  return (
    <div data-component="level-meter" className={cx(css.root, className)} {...rest}>
      <div data-part="head" className={css.head}>
        <div>
          <span data-part="label" id={id} className={css.label}>
            {label}
          </span>
          <span data-part="level" className={css.level}>
            {now?.name}
          </span>
        </div>
        {next && reached >= 0 ? (
          <div data-part="next-line" className={css.next}>
            <span data-part="label" className={css.label}>
              {nextLabel}
            </span>
            <span data-part="next" className={css.nextLevel}>
              {next.name}
            </span>
          </div>
        ) : null}
      </div>
      <meter
        data-part="native"
        aria-labelledby={id}
        aria-valuetext={valueLabel}
        min={0}
        max={Math.max(levels.length - 1, 1)}
        value={Math.max(reached, 0)}
        className={css.native}
      />
      <div aria-hidden="true" data-part="track" className={css.track}>
        {levels.slice(1).map((level, index) => (
          <Segment key={level.id} from={levels[index]?.from ?? level.from} to={level.from} value={value} />
        ))}
      </div>
      {ends && next ? (
        <div data-part="ends" className={css.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      ) : null}
      <p data-part="missing" className={css.missing}>
        {missing}
      </p>
    </div>
  );
}
