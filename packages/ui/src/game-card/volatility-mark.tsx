import * as css from "./game-card.css.ts";

/** From many small prizes to few large ones; each has a bar more. */
const LEVELS = ["low", "medium", "high"] as const;
export type Volatility = (typeof LEVELS)[number];

/** Bars of growing height: those up to the level are full, the others faint. */
export function VolatilityMark({ volatility, label }: { volatility: Volatility; label: string }) {
  return (
    <span data-part="volatility" title={label} className={css.volatility}>
      <span data-part="spoken" className={css.spoken}>
        {label}{" "}
      </span>
      <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" fill="currentColor">
        {LEVELS.map((level, index) => (
          <rect
            key={level}
            x={index * 3.5}
            y={6 - index * 3}
            width="2.5"
            height={4 + index * 3}
            opacity={index <= LEVELS.indexOf(volatility) ? 1 : 0.35}
          />
        ))}
      </svg>
    </span>
  );
}
