import { useState } from "react";
import { faintMarkColours, markFailures } from "@baize/tokens/contrast/problems";
import { readMark, tidyMark } from "@baize/tokens/mark";
import { Checkbox } from "@baize/ui/checkbox";
import { TextArea } from "@baize/ui/text-area";
import { TextField } from "@baize/ui/text-field";
import type { ControlsProps } from "./controls-props.ts";
import { FileInput } from "./file-input.tsx";
import { draft } from "./use-studio.ts";

export const validName = /^[a-z][a-z0-9]*$/;

/** Name, title and mark. A mark that cannot be used is listed with its faults, and the former one stays. */
export function Identity({ recipe, onChange }: ControlsProps) {
  const [refused, setRefused] = useState<{ readonly markup: string; readonly problems: readonly string[] }>();
  const { mark } = readMark(recipe.mark);
  const brand = draft(recipe);
  const unseen = markFailures(brand);
  const named = validName.test(recipe.name);
  const problems = refused?.problems ?? unseen;
  const notes = problems.length > 0 ? problems : faintMarkColours(brand);
  const takeMark = (markup: string) => {
    const found = readMark(markup).problems;
    setRefused(found.length > 0 ? { markup, problems: found } : undefined);
    if (found.length === 0) onChange({ ...recipe, mark: tidyMark(markup) });
  };
  const upload = async (file: File) => takeMark(await file.text());
  return (
    <>
      <TextField
        label="Name"
        description="The value of data-brand, and the file’s name."
        value={recipe.name}
        tone={named ? "neutral" : "negative"}
        message={named ? undefined : "Lower-case letters and digits, beginning with a letter: utsav, brand2."}
        onValueChange={(name) => onChange({ ...recipe, name })}
      />
      <TextField
        label="Title"
        value={recipe.title}
        tone={recipe.title.trim() ? "neutral" : "negative"}
        message={recipe.title.trim() ? undefined : "The name as people read it."}
        onValueChange={(title) => onChange({ ...recipe, title })}
      />
      <FileInput label="Choose a mark (SVG)" accept=".svg,image/svg+xml" onFile={(file) => void upload(file)} />
      <TextArea
        label="Mark as markup"
        dir="ltr"
        description={`${mark.width} × ${mark.height}, ${mark.colours.length > 0 ? `${mark.colours.length} colours of its own` : "in the brand’s colour"}.`}
        value={refused?.markup ?? recipe.mark}
        tone={problems.length > 0 ? "negative" : "neutral"}
        message={notes.slice(0, 3).join("; ")}
        onValueChange={takeMark}
      />
      <Checkbox
        label="The mark holds the name"
        checked={recipe.wordmark === true}
        onCheckedChange={(wordmark) => onChange({ ...recipe, wordmark })}
      />
    </>
  );
}
