import { useId } from "react";
import { toHex } from "@baize/tokens/colour/oklch";
import { type ColourName, dyesOf, ramps } from "@baize/tokens/dyes";
import { makeRamp } from "@baize/tokens/make-ramp";
import type { BrandRecipe, RecipeColour } from "@baize/tokens/recipe";
import { Range } from "./range.tsx";

interface RampFieldProps {
  name: ColourName;
  /** What the colour is for. */
  role: string;
  recipe: BrandRecipe;
  onChange: (colour: RecipeColour) => void;
}

/** One colour: as it is in the logo, or by its hue and chroma; below, the fifteen steps of its ramp. */
export function RampField({ name, role, recipe, onChange }: RampFieldProps) {
  const id = useId();
  const dye = dyesOf(recipe.colors)[name];
  const given = recipe.colors[name];
  const steps = Object.entries(makeRamp(dye, ramps[name][1]));
  return (
    <fieldset className="studio-ramp">
      <legend>
        {name} <span className="studio-note">{role}</span>
      </legend>
      <div className="studio-colour">
        <label htmlFor={id}>Colour of {name}</label>
        <input
          id={id}
          type="color"
          value={typeof given === "string" ? given : toHex({ l: 0.51, c: dye.chroma, h: dye.hue })}
          onChange={(event) => {
            const [, digits = "000000"] = event.currentTarget.value.split("#");
            onChange(`#${digits}`);
          }}
        />
      </div>
      <Range
        label={`Hue of ${name}`}
        unit="°"
        min={0}
        max={360}
        value={dye.hue}
        // The dark end keeps its distance in hue.
        onChange={(hue) => onChange({ ...dye, hue, hueEnd: hue + ((dye.hueEnd ?? dye.hue) - dye.hue) })}
      />
      <Range
        label={`Chroma of ${name}`}
        min={0}
        max={0.3}
        step={0.005}
        value={dye.chroma}
        onChange={(chroma) => onChange({ ...dye, chroma })}
      />
      <ol className="studio-steps" aria-label={`Steps of ${name}`}>
        {steps.map(([step, token]) => (
          <li key={step} style={{ background: token.$value.hex }} title={`${step}: ${token.$value.hex}`} />
        ))}
      </ol>
    </fieldset>
  );
}
