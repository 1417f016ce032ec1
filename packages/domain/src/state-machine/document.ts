import { finalStates, type Machine, openStates } from "./machine.ts";

const listed = (words: readonly string[]) => (words.length === 0 ? "none" : words.map((word) => `\`${word}\``).join(", "));

function diagram(machine: Machine): string[] {
  const lines = machine.edges.map(
    ({ from, event, to, actors }) => `  ${from ?? "[*]"} --> ${to}: ${event} (${actors.join(", ")})`,
  );
  const ends = finalStates(machine).map((state) => `  ${state} --> [*]`);
  return ["```mermaid", "stateDiagram-v2", ...lines, ...ends, "```"];
}

function chapter(machine: Machine): string {
  const states = [`Open: ${listed(openStates(machine))}.`, `Final: ${listed(finalStates(machine))}.`];
  const settled = machine.settled?.length ? [`Over, unless something late arrives: ${listed(machine.settled)}.`] : [];
  return [`## ${machine.name}`, "", [...states, ...settled].join(" "), "", ...diagram(machine), ""].join("\n");
}

/** The page `docs/state-machines.md`: every table as a diagram. A test fails when the page differs. */
export function stateMachinesPage(machines: readonly Machine[]): string {
  const head = [
    "# State machines",
    "",
    "Printed from the tables in `packages/domain` by `npm run unit -- packages/domain/src/state-machine --update`; a test",
    "fails when this page is out of date. An arrow is an event and, in brackets, who may cause it. The server refuses every",
    "change that has no arrow.",
    "",
  ];
  return [...head, ...machines.map(chapter)].join("\n");
}
