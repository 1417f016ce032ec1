import { fillWithNotes } from "@baize/tokens/fill-recipe";
import { noteText } from "@baize/tokens/fit-colours";
import { type ColourName, colourNames } from "@baize/tokens/dyes";
import { NativeSelect } from "@baize/ui/native-select";
import type { ControlsProps } from "./controls-props.ts";
import { oneOf, options } from "./options.ts";
import { OwnColour } from "./own-colour.tsx";
import { RampField } from "./ramp-field.tsx";

const roles: Readonly<Record<ColourName, string>> = {
  brand: "grounds, and what acts by day",
  accent: "what acts on the brand’s ground and by night",
  neutral: "paper, lines and words",
  danger: "live, hot, destructive",
};
const coverNames = ["usual", "turned", "brand"] as const;

/** Four colours, the covers, single roles; and what became of each colour that was given. */
export function Colour({ recipe, onChange }: ControlsProps) {
  const { notes } = fillWithNotes(recipe);
  const { covers = "turned" } = recipe;
  return (
    <>
      {colourNames.map((name) => (
        <RampField
          key={name}
          name={name}
          role={roles[name]}
          recipe={recipe}
          onChange={(colour) => onChange({ ...recipe, colors: { ...recipe.colors, [name]: colour } })}
        />
      ))}
      {notes.length > 0 && (
        <ul className="studio-list studio-note" aria-label="What became of the colours">
          {notes.map((note) => (
            <li key={`${note.mode} ${note.role}`}>
              <bdi dir="ltr">{noteText(note)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <NativeSelect
        label="Cover palettes"
        placeholder="Twelve of the brand"
        options={options(coverNames)}
        value={typeof covers === "string" ? covers : ""}
        onValueChange={(name) => onChange({ ...recipe, covers: oneOf(coverNames, name) ?? "turned" })}
      />
      <OwnColour recipe={recipe} onChange={onChange} />
    </>
  );
}
