import { DocsContext } from "@storybook/addon-docs/blocks";
import { Fragment, useContext, useEffect, useRef, useState } from "react";
import { type DocsStory, heightOf, isFramed } from "./docs-story.ts";
import { Frame } from "./frame.tsx";
import { type Mark, marksIn } from "./part-marks.ts";
import { Specimen } from "./specimen.tsx";
import { WhenNear } from "./when-near.tsx";

const words = { others: "Only in other states: ", parts: "Parts" };
/** The one that shows most parts. */
const best = /^(Open|Anatomy)$/;

/** Half a number: one at the corner of a part that fills the picture would be cut off. */
const HALF = 10;
const inside = (start: number) => Math.max(start, HALF);

function useMarks(parts: readonly string[]) {
  const place = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [framed, setFramed] = useState<Document>();
  useEffect(() => {
    const root = framed?.body ?? place.current;
    if (!root) return undefined;
    let asked = 0;
    const measure = () => {
      asked = 0;
      setMarks((before) => {
        const now = marksIn(root, parts);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    };
    const later = () => {
      asked ||= requestAnimationFrame(measure);
    };
    later();
    const resized = new ResizeObserver(later);
    resized.observe(root);
    const changed = new MutationObserver(later);
    changed.observe(root, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(asked);
      resized.disconnect();
      changed.disconnect();
    };
  }, [framed, parts]);
  return { place, marks, setFramed };
}

interface AnatomyProps {
  readonly parts: readonly string[];
  /** Of another component: numbered where they are drawn. */
  readonly others: readonly string[];
  /** The name of the story that is drawn. */
  readonly on?: string | undefined;
}

function Picture({ story, parts, others }: AnatomyProps & { readonly story: DocsStory }) {
  const [all] = useState(() => [...new Set([...parts, ...others])]);
  const { place, marks, setFramed } = useMarks(all);
  const shown = new Set(marks.map(({ part }) => part));
  const elsewhere = parts.filter((part) => !shown.has(part));
  return (
    <>
      <div className="docs-story docs-anatomy">
        <div ref={place} inert className={isFramed(story) ? undefined : "docs-anatomy-ground sb-unstyled"}>
          {isFramed(story) ? (
            <Frame story={story} blockSize={heightOf(story)} onDocument={setFramed} />
          ) : (
            <Specimen story={story} />
          )}
        </div>
        <div dir="ltr" aria-hidden="true" className="docs-marks">
          {marks.map(({ part, number, inlineStart, blockStart, inlineSize, blockSize, shift }) => (
            <Fragment key={part}>
              <span
                className="docs-part"
                style={{ insetInlineStart: inlineStart, insetBlockStart: blockStart, inlineSize, blockSize }}
              />
              <span
                className="docs-part-number"
                style={{ insetInlineStart: inside(inlineStart) + shift, insetBlockStart: inside(blockStart) }}
              >
                {number}
              </span>
            </Fragment>
          ))}
        </div>
      </div>
      <ol className="docs-parts" aria-label={words.parts}>
        {marks.map(({ part }) => (
          <li key={part}>
            <code>{part}</code>
          </li>
        ))}
      </ol>
      {elsewhere.length > 0 ? (
        <p>
          {words.others}
          {elsewhere.map((part, index) => (
            <span key={part}>
              {index > 0 ? ", " : null}
              <code>{part}</code>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** A component's parts, numbered on a story, by the names that a sheet or a test may use. */
export function Anatomy(props: AnatomyProps) {
  const stories = useContext(DocsContext).componentStories();
  const story = stories.find(({ name }) => (props.on ? name === props.on : best.test(name))) ?? stories[0];
  return story ? (
    <WhenNear>
      <Picture story={story} {...props} />
    </WhenNear>
  ) : null;
}
