import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { type DocsStory, isFramed } from "./docs-story.ts";
import { allowForcedStates, force, type ForcedState, stateNames } from "./force-states.ts";
import { Specimen } from "./specimen.tsx";
import { WhenNear } from "./when-near.tsx";

const heads = { ...stateNames, disabled: "Disabled" } as const;
type Column = keyof typeof heads;

interface Row {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}
/** Components of many elements, of which one state is a fifth of a page. */
const tooLarge =
  /^(Layout|Text\/(?!Link)|Overlays|Patterns|Feedback|Foundations|Data\/(DataTable|Virtual|Chart|Winners)|Media\/(Virtual|GameCatalogue|GameGrid|Cover))/;

const optionsOf = ({ argTypes }: DocsStory, name: string): readonly string[] => {
  const { options } = argTypes[name] ?? {};
  return Array.isArray(options) ? options.filter((one) => typeof one === "string") : [];
};

function rowsOf(story: DocsStory): readonly Row[] {
  const variants = optionsOf(story, "variant");
  return variants.length > 1 ? variants.map((variant) => ({ name: variant, args: { variant } })) : [{ name: "", args: {} }];
}

interface CellProps extends Row {
  readonly story: DocsStory;
  readonly state: ForcedState | undefined;
  readonly onDrawn: (hasControl: boolean) => void;
}

function Cell({ story, args, state, onDrawn }: CellProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    allowForcedStates();
    onDrawn(force(current, state));
  });
  return (
    <div ref={place} inert className="docs-cell sb-unstyled">
      <Specimen story={story} args={args} />
    </div>
  );
}

function Matrix({ story, onDrawn }: { story: DocsStory; onDrawn: (hasControl: boolean) => void }) {
  const columns: readonly Column[] = [
    ...(["rest", "hover", "focus-visible", "active"] as const),
    ...("disabled" in story.argTypes ? ["disabled" as const] : []),
  ];
  return rowsOf(story).map((row) => (
    <div key={row.name} className="docs-matrix">
      {row.name ? <code className="docs-matrix-name">{row.name}</code> : null}
      {columns.map((column) => (
        <figure key={column}>
          <Cell
            {...row}
            story={story}
            args={column === "disabled" ? { ...row.args, disabled: true } : row.args}
            state={column === "rest" || column === "disabled" ? undefined : column}
            onDrawn={onDrawn}
          />
          <figcaption>{heads[column]}</figcaption>
        </figure>
      ))}
    </div>
  ));
}

/** The first story of a page in every state that a pointer and the keyboard give, a row for each variant. */
export function StateMatrix() {
  const [story] = useContext(DocsContext).componentStories();
  const [hasControl, setControl] = useState(true);
  if (!story || isFramed(story) || tooLarge.test(story.title) || !hasControl) return null;
  return (
    <WhenNear className="docs-story docs-matrices">
      <Matrix story={story} onDrawn={setControl} />
    </WhenNear>
  );
}
