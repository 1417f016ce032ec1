import { useId, useState } from "react";
import { pairs } from "@baize/tokens/contrast/pairs";
import { type Mode, modes } from "@baize/tokens/modes";
import { giveColour } from "@baize/tokens/fix-contrast";
import type { BrandRecipe } from "@baize/tokens/recipe";
import { NativeSelect } from "@baize/ui/native-select";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { draft } from "./use-studio.ts";

interface OwnColourProps {
  recipe: BrandRecipe;
  onChange: (recipe: BrandRecipe) => void;
}

const roles = [...new Set(pairs.flatMap(({ front, ground }) => [front, ground]))].toSorted();
const options = roles.map((role) => ({ value: role, label: role }));

function hexOf(recipe: BrandRecipe, mode: Mode, role: string): string {
  const value = draft(recipe).table[mode][`color.${role}`]?.value;
  return typeof value === "object" && "hex" in value ? value.hex : "#000000";
}

/** An exact colour of the brand for one role in one mode, outside of the ramps. */
export function OwnColour({ recipe, onChange }: OwnColourProps) {
  const id = useId();
  const [role, setRole] = useState("accent.default");
  const [mode, setMode] = useState<Mode>("light");
  return (
    <fieldset className="studio-ramp">
      <legend>
        A colour of its own <span className="studio-note">past the ramps, for one role</span>
      </legend>
      <NativeSelect label="Role" size="sm" options={options} value={role} onValueChange={setRole} />
      <SegmentedControl
        aria-label="Mode"
        items={modes.map((value) => ({ value, label: value }))}
        value={mode}
        onValueChange={(next) => setMode(next === "dark" ? "dark" : "light")}
      />
      <div className="studio-colour">
        <label htmlFor={id}>
          Colour of {role}, {mode}
        </label>
        <input
          id={id}
          type="color"
          value={hexOf(recipe, mode, role)}
          onChange={(event) => onChange(giveColour(recipe, mode, role, event.currentTarget.value))}
        />
      </div>
    </fieldset>
  );
}
