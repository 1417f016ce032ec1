/**
 * Who may cause an event. `visitor`: a person without an account. `adapter`: a system outside, such as a payment adapter or a
 * game provider. `operator`: a person who works for the brand. `system`: the server itself, mostly by the clock.
 */
export type Actor = "visitor" | "member" | "adapter" | "operator" | "system";

/** One allowed change. `from` null: the event creates the thing. */
export interface Edge<State extends string, Event extends string> {
  readonly from: State | null;
  readonly event: Event;
  readonly to: State;
  readonly actors: readonly Actor[];
}

export interface Machine<State extends string = string, Event extends string = string> {
  /** What goes through the states, as the documents call it. */
  readonly name: string;
  readonly states: readonly State[];
  /** Every change that is allowed; the server refuses all others. An event leads from one state to one other. */
  readonly edges: readonly Edge<State, Event>[];
  /** States that count as over although a late event may still change them. */
  readonly settled?: readonly NoInfer<State>[];
}

/** The events of a table: `EventOf<typeof DEPOSIT>`. */
export type EventOf<Table> = Table extends Machine<string, infer Event> ? Event : never;

/** Infers the types of states and events from the table. */
export const machine = <const State extends string, const Event extends string>(
  table: Machine<State, Event>,
): Machine<State, Event> => table;

/** The state that an event leads to; undefined where this actor may not cause it there. */
export function nextState<State extends string, Event extends string>(
  { edges }: Machine<State, Event>,
  from: State | null,
  event: Event,
  actor: Actor,
): State | undefined {
  return edges.find((edge) => edge.from === from && edge.event === event && edge.actors.includes(actor))?.to;
}

/** Whether this actor may cause the event in this state. */
export const canApply = <State extends string, Event extends string>(
  table: Machine<State, Event>,
  from: State | null,
  event: Event,
  actor: Actor,
): boolean => nextState(table, from, event, actor) !== undefined;

/** Whether any event of this actor leads straight from one state to the other. */
export const canMove = <State extends string>(
  { edges }: Machine<State>,
  from: NoInfer<State> | null,
  to: NoInfer<State>,
  actor: Actor,
): boolean => edges.some((edge) => edge.from === from && edge.to === to && edge.actors.includes(actor));

/** The states in which an event may happen, for any actor. */
export const statesBefore = <State extends string, Event extends string>(
  { states, edges }: Machine<State, Event>,
  event: NoInfer<Event>,
): readonly State[] => states.filter((state) => edges.some((edge) => edge.from === state && edge.event === event));

/** The states from which this actor can move straight to another: the guard of an update that is its own check. */
export const statesLeadingTo = <State extends string>(
  table: Machine<State>,
  to: NoInfer<State>,
  actor: Actor,
): readonly State[] => table.states.filter((from) => canMove(table, from, to, actor));

/** The states that an event leads to, for any actor. */
export const statesAfter = <State extends string, Event extends string>(
  { states, edges }: Machine<State, Event>,
  event: NoInfer<Event>,
): readonly State[] => states.filter((state) => edges.some((edge) => edge.to === state && edge.event === event));

/** The one state that an event leads to, whatever came before. Throws where there are several. */
export function stateAfter<State extends string, Event extends string>(
  table: Machine<State, Event>,
  event: NoInfer<Event>,
): State {
  const [only, ...others] = statesAfter(table, event);
  if (only === undefined || others.length > 0) throw new Error(`${table.name}: "${event}" leads to no single state`);
  return only;
}

/** The state that creating the thing leads to. Throws where there are several. */
export function initialState<State extends string>({ name, edges }: Machine<State>): State {
  const [first, ...others] = new Set(edges.flatMap(({ from, to }) => (from === null ? [to] : [])));
  if (first === undefined || others.length > 0) throw new Error(`${name} has no single initial state`);
  return first;
}

/** Whether no event leads from this state to another. */
export const isFinal = <State extends string>({ edges }: Machine<State>, state: NoInfer<State>): boolean =>
  edges.every(({ from, to }) => from !== state || to === state);

export const finalStates = <State extends string>(table: Machine<State>): readonly State[] =>
  table.states.filter((state) => isFinal(table, state));

/** States that still need an action: neither final nor settled. */
export const openStates = <State extends string>(table: Machine<State>): readonly State[] =>
  table.states.filter((state) => !isFinal(table, state) && table.settled?.includes(state) !== true);

export const isOpen = <State extends string>(table: Machine<State>, state: NoInfer<State>): boolean =>
  openStates(table).includes(state);
