import { components, modulesOf, sheetsOf } from "./sources.ts";
import { mixinsUsed, neighboursOf, tokensRead } from "./tokens-read.ts";

const words = {
  none: "None of its own: it takes the text and ground around it.",
  shared: "Shared looks: ",
  by: "By ",
  made: "Made of: ",
  used: "Used by: ",
  alone: "Made of plain elements; nothing else in the kit is built on it.",
};
const unique = (list: readonly string[]) => [...new Set(list)].toSorted();
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
  const sheets = sheetsOf(of);
  const tokens = unique(sheets.flatMap(tokensRead));
  const mixins = unique(sheets.flatMap(mixinsUsed));
  const inherited = unique([...modulesOf(of), ...sheets].flatMap(neighboursOf)).filter(
    (folder) => sheetsOf(folder).length > 0 && folder !== "theme",
  );
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
      {inherited.length > 0 ? (
        <p>
          {words.by}
          {inherited.map(pascal).join(", ")}
        </p>
      ) : null}
      {tokens.length + mixins.length + inherited.length === 0 ? <p>{words.none}</p> : null}
    </>
  );
}

/** What a component is made of and what is built on it, from what its source imports. */
export function Related({ of }: { of: string }) {
  const madeOf = unique(modulesOf(of).flatMap(neighboursOf)).filter((folder) => folder !== of && components.includes(folder));
  const usedBy = components.filter((folder) => folder !== of && modulesOf(folder).flatMap(neighboursOf).includes(of));
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
  const marks = modulesOf(of).flatMap((source) =>
    [...source.matchAll(/data-(?:part|component)="([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  return (
    <p>
      <Codes names={unique(marks)} />
    </p>
  );
}
