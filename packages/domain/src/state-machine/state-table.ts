/** Who may take a step: the member, the payment adapter, a person of the house, or the clock. */
export type Actor = "member" | "adapter" | "operator" | "system";

export interface Edge<State extends string> {
  readonly from: State;
  readonly to: State;
  readonly by: readonly Actor[];
}

/** Whether the table holds this step for this actor. What is not in the table does not happen. */
export function mayStep<State extends string>(table: readonly Edge<State>[], from: State, to: State, by: Actor): boolean {
  return table.some((edge) => edge.from === from && edge.to === to && edge.by.includes(by));
}

/** Whether nothing leads on from here. */
export function isFinal<State extends string>(table: readonly Edge<State>[], state: State): boolean {
  return table.every(({ from }) => from !== state);
}
