import { NativeSelect } from "@baize/ui/native-select";
import type { ControlsProps } from "./controls-props.ts";
import { options } from "./options.ts";
import { Range } from "./range.tsx";
import { draft } from "./use-studio.ts";

const rounded = [
  "button.radius",
  "field.radius",
  "card.radius",
  "dialog.radius",
  "menu.radius",
  "toast.radius",
  "tab.radius",
  "tag.radius",
  "cover.radius",
] as const;
const shaded = ["card.shadow", "dialog.shadow", "menu.shadow", "toast.shadow"] as const;
const shadows = ["none", "{shadow.raised}", "{shadow.overlay}", "{shadow.dialog}"] as const;

/** Component tokens: one part apart from all others. */
export function Parts({ recipe, onChange }: ControlsProps) {
  const { light } = draft(recipe).table;
  const give = (path: string, value: unknown) => onChange({ ...recipe, tokens: { ...recipe.tokens, [path]: value } });
  const pixels = (path: string) => {
    const value = light[path]?.value;
    return typeof value === "object" && "unit" in value ? value.value : 0;
  };
  const shadowOf = (path: (typeof shaded)[number]) => shadows.find((shadow) => shadow === recipe.tokens?.[path]) ?? "";
  return (
    <>
      {rounded.map((path) => (
        <Range
          key={path}
          label={path}
          unit="px"
          min={0}
          max={28}
          value={Math.min(pixels(path), 28)}
          onChange={(next) => give(path, next === 28 ? 999 : next)}
        />
      ))}
      {shaded.map((path) => (
        <NativeSelect
          key={path}
          label={path}
          placeholder="As the role has it"
          options={options(shadows)}
          value={shadowOf(path)}
          onValueChange={(value) => give(path, value)}
        />
      ))}
    </>
  );
}
