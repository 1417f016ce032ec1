import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { Specimen } from "./specimen.tsx";
import { WhenNear } from "./when-near.tsx";

interface Example {
  /** A sentence that says why. */
  readonly says: string;
  /** Props in place of those of the page's first story. */
  readonly args: Readonly<Record<string, unknown>>;
  /** How many stand side by side; one without it. */
  readonly times?: number;
}
/** A right use and a wrong one of the same thing. */
export interface Advice {
  readonly good: Example;
  readonly bad: Example;
}

const words = { good: "Do", bad: "Do not" };

function Picture({ kind, says, args, times = 1 }: Example & { kind: keyof typeof words }) {
  const [story] = useContext(DocsContext).componentStories();
  return (
    <figure data-advice={kind}>
      <div inert className="docs-story docs-advice-ground">
        {story
          ? Array.from({ length: times }, (_, index) => <Specimen key={`${says} ${index}`} story={story} args={args} />)
          : null}
      </div>
      <figcaption>
        <strong>{words[kind]}</strong> {says}
      </figcaption>
    </figure>
  );
}

/** What to do and what not, side by side as pictures. */
export function AdvicePictures({ of }: { of: readonly Advice[] }) {
  return of.map(({ good, bad }) => (
    <WhenNear key={good.says} className="docs-advice">
      <Picture kind="good" {...good} />
      <Picture kind="bad" {...bad} />
    </WhenNear>
  ));
}
