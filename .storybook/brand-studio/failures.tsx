import { useRef } from "react";
import type { Finding } from "@baize/tokens/contrast/measure";
import { groundName } from "@baize/tokens/contrast/pairs";
import { fixContrast, take } from "@baize/tokens/fix-contrast";
import type { BrandRecipe } from "@baize/tokens/recipe";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { modes } from "@baize/tokens/modes";
import { giveBack } from "./use-studio.ts";

interface FailuresProps {
  recipe: BrandRecipe;
  failures: readonly Finding[];
  onChange: (recipe: BrandRecipe) => void;
}
const shown = 12;

function count(failures: readonly Finding[]): string {
  if (failures.length === 0) return "Every pair of colours can be read.";
  return failures.length === 1 ? "1 pair of colours is too close." : `${failures.length} pairs of colours are too close.`;
}

function Row({ failure, onTake }: { failure: Finding; onTake: () => void }) {
  const { mode, front, ratio, least, hex, nearest } = failure;
  return (
    <li className="studio-failure">
      <span>
        <strong>{front}</strong> on {groundName(failure)}, {mode}: <bdi dir="ltr">{ratio.toFixed(2)}</bdi>, needs{" "}
        <bdi dir="ltr">{least}</bdi>
      </span>
      {nearest ? (
        <Button size="sm" onClick={onTake} aria-label={`Take ${nearest} for ${front}, ${mode}`}>
          <span className="studio-chip" style={{ background: nearest }} />
          <bdi dir="ltr">
            {hex} → {nearest}
          </bdi>
        </Button>
      ) : (
        <span className="studio-note">No lightness of this hue passes: choose another hue.</span>
      )}
    </li>
  );
}

function Own({ recipe, onChange }: Pick<FailuresProps, "recipe" | "onChange">) {
  const taken = modes.flatMap((mode) =>
    Object.entries(recipe[mode] ?? {}).flatMap(([path, hex]) =>
      typeof hex === "string" && path.startsWith("color.") ? [{ mode, path, hex }] : [],
    ),
  );
  if (taken.length === 0) return null;
  return (
    <details>
      <summary>Colours of its own: {taken.length}</summary>
      <ul className="studio-list">
        {taken.map(({ mode, path, hex }) => (
          <li key={mode + path} className="studio-failure">
            <span>
              {path}, {mode}
            </span>
            <Button size="sm" variant="ghost" onClick={() => onChange(giveBack(recipe, mode, path))}>
              <span className="studio-chip" style={{ background: hex }} />
              Give back <span className="studio-unseen">{`${path}, ${mode}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Illegible pairs, each with the nearest colour that passes, and the colours that were accepted so far. */
export function Failures({ recipe, failures, onChange }: FailuresProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed row disappears, so focus moves to the start of the list.
  const change = (next: BrandRecipe) => {
    onChange(next);
    heading.current?.focus();
  };
  return (
    <div className="studio-stack">
      <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
        Contrast
      </Heading>
      <output>{count(failures)}</output>
      {failures.some(({ nearest }) => nearest) && (
        <Button onClick={() => change(fixContrast(recipe).recipe)}>Take the nearest colour for all</Button>
      )}
      <ul className="studio-list" aria-label="Pairs that are too close">
        {failures.slice(0, shown).map((failure) => (
          <Row
            key={`${failure.mode} ${failure.front} ${groundName(failure)}`}
            failure={failure}
            onTake={() => change(take(recipe, failure))}
          />
        ))}
      </ul>
      {failures.length > shown && <p className="studio-note">… and {failures.length - shown} more.</p>}
      <Own recipe={recipe} onChange={change} />
    </div>
  );
}
