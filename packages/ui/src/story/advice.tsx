import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { check, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { DocsStory } from "./docs-story.ts";
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

interface PictureProps extends Example {
  readonly kind: keyof typeof marks;
  readonly story: DocsStory | undefined;
}

function Picture({ kind, story, says, args, scene }: PictureProps) {
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

interface AdvicePicturesProps {
  readonly of: readonly Advice[];
  /** The story in whose decorators they are drawn, on a page that has no stories. */
  readonly like?: ModuleExport;
}

/** What to do and what not, side by side as pictures. */
export function AdvicePictures({ of, like }: AdvicePicturesProps) {
  const docs = useContext(DocsContext);
  const story = like ? docs.resolveOf(like, ["story"]).story : docs.componentStories()[0];
  return of.map(({ good, bad, wide }) => (
    <WhenNear key={good.says} className="docs-advice" data-wide={wide}>
      <Picture kind="good" story={story} {...good} />
      <Picture kind="bad" story={story} {...bad} />
    </WhenNear>
  ));
}
