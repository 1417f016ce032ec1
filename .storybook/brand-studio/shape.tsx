import { cornerNames } from "@baize/tokens/dialects";
import { lifts } from "@baize/tokens/lift";
import { radiusNames } from "@baize/tokens/recipe";
import { cornerOf, heroOf, radiusOf } from "@baize/tokens/usual-recipe";
import { NativeSelect } from "@baize/ui/native-select";
import { SegmentedControl } from "@baize/ui/segmented-control";
import type { ControlsProps } from "./controls-props.ts";
import { oneOf, options } from "./options.ts";
import { Range } from "./range.tsx";

const usualHero = { narrow: 26, wide: 56 };

/** Radii, the inlay, the edge of the hero, the shadow. */
export function Shape({ recipe, onChange }: ControlsProps) {
  const radius = radiusOf(recipe);
  const corner = cornerOf(recipe);
  const hero = heroOf(recipe) ?? usualHero;
  return (
    <>
      {radiusNames.map((name) => (
        <Range
          key={name}
          label={`Radius of ${name}`}
          unit="px"
          min={0}
          max={28}
          value={Math.min(radius[name], 28)}
          // The end of the scale is a pill.
          onChange={(next) => onChange({ ...recipe, radius: { ...radius, [name]: next === 28 ? 999 : next } })}
        />
      ))}
      <NativeSelect
        label="Inlay corner"
        options={options(cornerNames)}
        value={corner.shape}
        onValueChange={(name) => onChange({ ...recipe, corner: oneOf(cornerNames, name) ?? "scoop" })}
      />
      <Range
        label="Corner size"
        unit="px"
        min={2}
        max={28}
        value={corner.size}
        onChange={(size) => onChange({ ...recipe, corner: { ...corner, size } })}
      />
      <Range
        label="Distance of the inlay"
        unit="px"
        min={0}
        max={16}
        value={corner.inset}
        onChange={(inset) => onChange({ ...recipe, corner: { ...corner, inset } })}
      />
      {(["narrow", "wide"] as const).map((width) => (
        <Range
          key={width}
          label={`Curve of the hero, ${width}`}
          unit="px"
          min={0}
          max={120}
          value={hero[width]}
          onChange={(next) => onChange({ ...recipe, hero: { ...hero, [width]: next } })}
        />
      ))}
      <SegmentedControl
        aria-label="Shadow"
        items={options(lifts)}
        value={recipe.shadow ?? "flat"}
        onValueChange={(shadow) => onChange({ ...recipe, shadow: oneOf(lifts, shadow) ?? "flat" })}
      />
    </>
  );
}
