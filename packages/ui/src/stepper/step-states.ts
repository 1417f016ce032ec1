/** One step of the process. */
export interface Step {
  /** Unique in the list: what `current` is at this step. */
  readonly id: string;
  /** Beside the mark: "Amount". */
  readonly label: string;
  /** A quieter second line: "UPI · ₹5,000". */
  readonly note?: string;
  /** It failed; the process continues here after a correction. */
  readonly failed?: boolean;
}
/** `done`: finished. `now`: the current one. `ahead`: to come. `failed`: it has to be corrected. */
export type StepState = "done" | "now" | "ahead" | "failed";

/** The state of each step: steps before the current one are done, steps after it are to come. `finished` means that all are done. */
export function stepStates(steps: readonly Step[], current: string, finished: boolean): readonly StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ failed }, index) => {
    if (failed) return "failed";
    if (finished || index < at) return "done";
    return index === at ? "now" : "ahead";
  });
}
