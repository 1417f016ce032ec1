import { storyNameFromExport, toId } from "storybook/internal/csf";

import { StateMatrix } from "./state-matrix.tsx";

const words = { of: "Every state is a story, a test and an audit: " };
const spaced = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();

interface StoryFile {
  readonly default: { readonly title?: string };
}

/** All stories of a file, by name, each a way to it: the states that the canvases above do not show, too. */
export function EveryState({ of }: { of: StoryFile }) {
  const names = Object.keys(of).filter((name) => name !== "default" && name !== "__namedExportsOrder");
  const title = of.default.title ?? "";
  return (
    <>
      <StateMatrix />
      <p>
        {words.of}
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 ? ", " : null}
            <a href={`./?path=/story/${toId(title, storyNameFromExport(name))}`} target="_top">
              {spaced(name)}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}
