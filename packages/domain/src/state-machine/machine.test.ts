import { describe, expect, it } from "vitest";
import { ALL_MACHINES } from "./all-machines.ts";
import { stateMachinesPage } from "./document.ts";
import {
  type Actor,
  canApply,
  canMove,
  finalStates,
  initialState,
  isFinal,
  isOpen,
  type Machine,
  machine,
  nextState,
  openStates,
  stateAfter,
  statesAfter,
  statesBefore,
  statesLeadingTo,
} from "./machine.ts";

const ACTORS: readonly Actor[] = ["visitor", "member", "adapter", "operator", "system"];

const LAMP = machine({
  name: "Lamp",
  states: ["off", "on", "broken", "sold"],
  settled: ["broken"],
  edges: [
    { from: null, event: "make", to: "off", actors: ["operator"] },
    { from: "off", event: "press", to: "on", actors: ["member", "system"] },
    { from: "on", event: "press", to: "off", actors: ["member"] },
    { from: "on", event: "drop", to: "broken", actors: ["member"] },
    { from: "broken", event: "sell", to: "sold", actors: ["operator"] },
    { from: "off", event: "sell", to: "sold", actors: ["operator"] },
  ],
});

describe("a table of edges", () => {
  it("leads an event to its next state for the named actors alone", () => {
    expect(nextState(LAMP, "off", "press", "system")).toBe("on");
    expect(nextState(LAMP, "on", "press", "system")).toBeUndefined();
    expect(nextState(LAMP, null, "make", "operator")).toBe("off");
    expect([canApply(LAMP, "on", "drop", "member"), canApply(LAMP, "off", "drop", "member")]).toEqual([true, false]);
  });

  it("says whether an actor can move from one state directly to another", () => {
    expect([canMove(LAMP, "on", "broken", "member"), canMove(LAMP, "off", "broken", "member")]).toEqual([true, false]);
    expect([canMove(LAMP, null, "off", "operator"), canMove(LAMP, null, "off", "member")]).toEqual([true, false]);
  });

  it("distinguishes open, settled and final states", () => {
    expect([openStates(LAMP), finalStates(LAMP), isFinal(LAMP, "broken")]).toEqual([["off", "on"], ["sold"], false]);
    expect([isOpen(LAMP, "on"), isOpen(LAMP, "broken"), isOpen(LAMP, "sold")]).toEqual([true, false, false]);
    expect([statesBefore(LAMP, "sell"), statesBefore(LAMP, "make")]).toEqual([["off", "broken"], []]);
    expect([statesAfter(LAMP, "press"), statesAfter(LAMP, "sell")]).toEqual([["off", "on"], ["sold"]]);
    expect([statesLeadingTo(LAMP, "sold", "operator"), statesLeadingTo(LAMP, "sold", "member")]).toEqual([["off", "broken"], []]);
    expect([initialState(LAMP), stateAfter(LAMP, "sell")]).toEqual(["off", "sold"]);
    expect(() => stateAfter(LAMP, "press")).toThrow("leads to no single state");
  });
});

/** Every state that can be reached from its creation. */
function reachable({ edges }: Machine): Set<string> {
  const seen = new Set(edges.flatMap(({ from, to }) => (from === null ? [to] : [])));
  for (const state of seen) for (const { from, to } of edges) if (from === state) seen.add(to);
  return seen;
}

/** States from which no final state can be reached. */
function deadEnds(table: Machine): string[] {
  const ending = new Set(finalStates(table));
  for (const state of ending) for (const { from, to } of table.edges) if (to === state && from !== null) ending.add(from);
  return table.states.filter((state) => !ending.has(state));
}

describe.each(ALL_MACHINES.map((table) => [table.name, table] as const))("the table %s", (_, table) => {
  const events = [...new Set(table.edges.map(({ event }) => event))];

  it("reaches every state, and an end from every state", () => {
    expect(table.states.filter((state) => !reachable(table).has(state))).toEqual([]);
    expect(deadEnds(table)).toEqual([]);
  });

  it("names each state once, and leads an event from one state to one other", () => {
    expect(new Set(table.states).size).toBe(table.states.length);
    const keys = table.edges.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(table.edges.filter(({ actors }) => actors.length === 0 || new Set(actors).size < actors.length)).toEqual([]);
  });

  it("allows its edges and refuses every other state, event and actor", () => {
    const combinations = [null, ...table.states].flatMap((from) =>
      events.flatMap((event) => ACTORS.map((actor) => ({ from, event, actor }))),
    );
    const allowed = combinations.filter(({ from, event, actor }) => canApply(table, from, event, actor));
    const written = table.edges.flatMap(({ from, event, actors }) => actors.map((actor) => ({ from, event, actor })));
    expect(new Set(allowed.map((one) => JSON.stringify(one)))).toEqual(new Set(written.map((one) => JSON.stringify(one))));
    for (const { from, event, to, actors } of table.edges)
      for (const actor of actors) expect(nextState(table, from, event, actor)).toBe(to);
  });

  it("counts each state as exactly one of open, settled and final", () => {
    const counted = [...openStates(table), ...(table.settled ?? []), ...finalStates(table)];
    expect(counted.toSorted()).toEqual([...table.states].toSorted());
  });
});

it("is printed in docs/state-machines.md", async () => {
  await expect(stateMachinesPage(ALL_MACHINES)).toMatchFileSnapshot("../../../../docs/state-machines.md");
});
