import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import { check, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Specimen } from "./specimen.tsx";
import { WhenNear } from "./when-near.tsx";

interface Example {
  /** A sentence that says why. */
  readonly says: string;
  /** Props in place of those of the page's first story. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** Drawn in place of that story, inside its decorators: a use of several components, or one that a story draws over the page. */
  readonly scene?: ReactElement;
}
/** A right use and a wrong one of the same thing. */
export interface Advice {
  readonly good: Example;
  readonly bad: Example;
  /** One below the other: half of a page is too narrow for the component to be what it is. */
  readonly wide?: true;
}

const marks = { good: { art: check, word: "Do" }, bad: { art: x, word: "Do not" } };

function Picture({ kind, says, args, scene }: Example & { kind: keyof typeof marks }) {
  const [story] = useContext(DocsContext).componentStories();
  const { art, word } = marks[kind];
  return (
    <figure data-advice={kind}>
      <div inert className="docs-story docs-advice-ground sb-unstyled">
        {story ? <Specimen story={story} args={args} scene={scene} /> : null}
      </div>
      <figcaption>
        <strong>
          <Icon art={art} /> {word}
        </strong>
        {says}
      </figcaption>
    </figure>
  );
}

/** What to do and what not, side by side as pictures. */
export function AdvicePictures({ of }: { of: readonly Advice[] }) {
  return of.map(({ good, bad, wide }) => (
    <WhenNear key={good.says} className="docs-advice" data-wide={wide}>
      <Picture kind="good" {...good} />
      <Picture kind="bad" {...bad} />
    </WhenNear>
  ));
}
