export interface Step {
  readonly id: string;
  readonly label: string;
  /** A quieter second line: "UPI · ₹5,000". */
  readonly note?: string;
  /** It went wrong; the way goes on from here when it is mended. */
  readonly failed?: boolean;
}
export type StepState = "done" | "now" | "ahead" | "failed";

/** What each step is when one of them is at hand: those before it are done, those after it are to come. `finished` is all done. */
export function stepStates(steps: readonly Step[], current: string, finished: boolean): readonly StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ failed }, index) => {
    if (failed) return "failed";
    if (finished || index < at) return "done";
    return index === at ? "now" : "ahead";
  });
}
