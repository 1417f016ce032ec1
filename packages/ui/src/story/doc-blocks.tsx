import { Source } from "@storybook/addon-docs/blocks";
import { kit } from "virtual:kit-facts";
import { Anatomy } from "./anatomy.tsx";
import type { ComponentFacts } from "./kit-facts.ts";
import { Rich } from "./rich.tsx";

const words = {
  none: "None of its own: it takes the text and ground around it.",
  shared: "Shared looks: ",
  see: "See also: ",
  by: "By ",
  made: "Made of: ",
  used: "Used by: ",
  keys: "No keys of its own: its elements answer to the keys that every browser gives them.",
  state: "State: ",
  since: "Since version: ",
  size: "Size: ",
  changes: "Changes: ",
  alone: "Made of plain elements; nothing else in the kit is built on it.",
};
const nothing: ComponentFacts = {
  tokens: [],
  mixins: [],
  styledBy: [],
  madeOf: [],
  usedBy: [],
  parts: [],
  published: undefined,
  example: undefined,
  address: undefined,
};
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

/** Names of components, each a way to its page where it has one. */
function Links({ folders }: { folders: readonly string[] }) {
  return folders.map((folder, index) => {
    const { published, address } = factsOf(folder);
    const name = published?.names[0] ?? pascal(folder);
    return (
      <span key={folder}>
        {index > 0 ? ", " : null}
        {address ? (
          <a href={address} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
      </span>
    );
  });
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
          <Links folders={styledBy} />
        </p>
      ) : null}
      {tokens.length + mixins.length + styledBy.length === 0 ? <p>{words.none}</p> : null}
    </>
  );
}

/** The components that a component uses, and those that use it, by the imports of their sources; and others for a similar task. */
export function Related({ of, see }: { of: string; see?: readonly string[] }) {
  const { madeOf, usedBy } = factsOf(of);
  return (
    <>
      {see ? (
        <p>
          {words.see}
          <Links folders={see} />
        </p>
      ) : null}
      {madeOf.length > 0 ? (
        <p>
          {words.made}
          <Links folders={madeOf} />
        </p>
      ) : null}
      {usedBy.length > 0 ? (
        <p>
          {words.used}
          <Links folders={usedBy} />
        </p>
      ) : null}
      {madeOf.length + usedBy.length === 0 ? <p>{words.alone}</p> : null}
    </>
  );
}

/**
 * The parts that a component marks in the document, which a sheet or a test may name, on a picture; and those of the component that
 * it is made `like`. `on` names the story, where the first one is too long for a second picture.
 */
export function Parts({ of, like, on }: { of: string; like?: string; on?: string }) {
  return <Anatomy parts={factsOf(of).parts} others={like ? factsOf(like).parts : []} on={on} />;
}

/** The smallest code that works, with its imports. */
export function Usage({ of }: { of: string }) {
  const { example } = factsOf(of);
  return example ? <Source language="tsx" dark code={example} /> : null;
}

/** Says that a component adds no key to those of its elements. */
export function NoKeys() {
  return <p>{words.keys}</p>;
}

/** What is proved about a component, since when it is published, what it weighs, and what has changed. */
export function Status({ of }: { of: string }) {
  const { published } = factsOf(of);
  if (!published) return null;
  const { accessibility, since, size, changes } = published;
  return (
    <ul>
      <li>
        {words.state}
        {`${accessibility.standard}, audited in ${accessibility.audit}; keyboard ${accessibility.keyboard}.`}
      </li>
      <li>
        {words.since}
        {since}
      </li>
      {size ? (
        <li>
          {words.size}
          {`${size.js} KiB of JavaScript, ${size.css} KiB of CSS, compressed.`}
        </li>
      ) : null}
      {changes.length > 0 ? (
        <li>
          {words.changes}
          <ul>
            {changes.map(({ version, text }) => (
              <li key={`${version}: ${text}`}>
                <Rich text={`${version}: ${text}`} />
              </li>
            ))}
          </ul>
        </li>
      ) : null}
    </ul>
  );
}
