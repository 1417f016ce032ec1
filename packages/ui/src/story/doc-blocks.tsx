import { kit } from "virtual:kit-facts";
import type { ComponentFacts } from "./kit-facts.ts";

const words = {
  none: "None of its own: it takes the text and ground around it.",
  shared: "Shared looks: ",
  by: "By ",
  made: "Made of: ",
  used: "Used by: ",
  alone: "Made of plain elements; nothing else in the kit is built on it.",
};
const nothing: ComponentFacts = { tokens: [], mixins: [], styledBy: [], madeOf: [], usedBy: [], parts: [] };
const factsOf = (folder: string) => kit[folder] ?? nothing;
const pascal = (folder: string) =>
  folder
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

function Codes({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 ? ", " : null}
      <code>{name}</code>
    </span>
  ));
}

/** The roles that a component's style sheets read, from their source. */
export function Tokens({ of }: { of: string }) {
  const { tokens, mixins, styledBy } = factsOf(of);
  return (
    <>
      {tokens.length > 0 ? (
        <p>
          <Codes names={tokens} />
        </p>
      ) : null}
      {mixins.length > 0 ? (
        <p>
          {words.shared}
          <Codes names={mixins} />
        </p>
      ) : null}
      {styledBy.length > 0 ? (
        <p>
          {words.by}
          {styledBy.map(pascal).join(", ")}
        </p>
      ) : null}
      {tokens.length + mixins.length + styledBy.length === 0 ? <p>{words.none}</p> : null}
    </>
  );
}

/** The components that a component uses, and those that use it, by the imports of their sources. */
export function Related({ of }: { of: string }) {
  const { madeOf, usedBy } = factsOf(of);
  return (
    <>
      {madeOf.length > 0 ? (
        <p>
          {words.made}
          {madeOf.map(pascal).join(", ")}
        </p>
      ) : null}
      {usedBy.length > 0 ? (
        <p>
          {words.used}
          {usedBy.map(pascal).join(", ")}
        </p>
      ) : null}
      {madeOf.length + usedBy.length === 0 ? <p>{words.alone}</p> : null}
    </>
  );
}

/** The parts that a component marks in the document, which a sheet or a test may name. */
export function Parts({ of }: { of: string }) {
  return (
    <p>
      <Codes names={factsOf(of).parts} />
    </p>
  );
}
