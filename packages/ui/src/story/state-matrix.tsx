import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { type DocsStory, isFramed } from "./docs-story.ts";
import { allowForcedStates, force, type ForcedState, hasDisabled, stateNames } from "./force-states.ts";
import { Specimen } from "./specimen.tsx";
import { WhenNear } from "./when-near.tsx";

const heads = { ...stateNames, disabled: "Disabled" } as const;
const columns = ["rest", "hover", "focus-visible", "active", "disabled"] as const;

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

interface CellProps extends Omit<Row, "name"> {
  readonly story: DocsStory;
  readonly state: ForcedState | undefined;
  /** Draws the part with `disabled`. */
  readonly disabled: boolean;
  /** Whether the part, as it is drawn, has a control to show: one that can be used, or a disabled one. */
  readonly onDrawn: (hasControl: boolean) => void;
}

function Cell({ story, args, state, disabled, onDrawn }: CellProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    allowForcedStates();
    onDrawn(disabled ? hasDisabled(current) : force(current, state));
  });
  return (
    <div ref={place} inert className="docs-cell sb-unstyled">
      <Specimen story={story} args={disabled ? { ...args, disabled } : args} />
    </div>
  );
}

interface MatrixRowProps extends Row {
  readonly story: DocsStory;
  readonly onDrawn: (hasControl: boolean) => void;
}

/** A part without a disabled state ignores `disabled`, so that its column is removed once it is drawn. */
function MatrixRow({ name, args, story, onDrawn }: MatrixRowProps) {
  const [canBeDisabled, setCanBeDisabled] = useState(true);
  return (
    <div className="docs-matrix">
      {name ? <code className="docs-matrix-name">{name}</code> : null}
      {columns
        .filter((column) => column !== "disabled" || canBeDisabled)
        .map((column) => (
          <figure key={column}>
            <Cell
              story={story}
              args={args}
              state={column === "rest" || column === "disabled" ? undefined : column}
              disabled={column === "disabled"}
              onDrawn={column === "disabled" ? setCanBeDisabled : onDrawn}
            />
            <figcaption>{heads[column]}</figcaption>
          </figure>
        ))}
    </div>
  );
}

/** The first story of a page in every state that a pointer and the keyboard give, then disabled where it has that state, a row for each variant. */
export function StateMatrix() {
  const [story] = useContext(DocsContext).componentStories();
  const [hasControl, setControl] = useState(true);
  if (!story || isFramed(story) || tooLarge.test(story.title) || !hasControl) return null;
  return (
    <WhenNear className="docs-story docs-matrices">
      {rowsOf(story).map((row) => (
        <MatrixRow key={row.name} {...row} story={story} onDrawn={setControl} />
      ))}
    </WhenNear>
  );
}
