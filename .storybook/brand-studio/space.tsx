import { printNames } from "@baize/tokens/dialects";
import { densityNames } from "@baize/tokens/densities";
import { printOf } from "@baize/tokens/usual-recipe";
import { NativeSelect } from "@baize/ui/native-select";
import { SegmentedControl } from "@baize/ui/segmented-control";
import type { ControlsProps } from "./controls-props.ts";
import { oneOf, options } from "./options.ts";
import { Range } from "./range.tsx";

/** Density, and the print on the brand's ground. */
export function Space({ recipe, onChange }: ControlsProps) {
  const print = printOf(recipe);
  return (
    <>
      <SegmentedControl
        aria-label="Density"
        items={options(densityNames)}
        value={recipe.density ?? "usual"}
        onValueChange={(density) => onChange({ ...recipe, density: oneOf(densityNames, density) ?? "usual" })}
      />
      <NativeSelect
        label="Print on the ground"
        options={options(printNames)}
        value={print.name}
        onValueChange={(name) => onChange({ ...recipe, print: oneOf(printNames, name) ?? "plain" })}
      />
      <Range
        label="Strength of the print"
        min={0}
        max={0.34}
        step={0.01}
        value={print.strength}
        onChange={(strength) => onChange({ ...recipe, print: { ...print, strength } })}
      />
      <Range
        label="Size of the print"
        unit="px"
        min={24}
        max={480}
        step={4}
        value={print.scale}
        onChange={(scale) => onChange({ ...recipe, print: { ...print, scale } })}
      />
    </>
  );
}
