import { useState } from "react";
import { modes } from "@baize/tokens/modes";
import { openBrand } from "@baize/tokens/open-brand";
import { readBrand } from "@baize/tokens/read-brand";
import { Heading } from "@baize/ui/heading";
import { InlineMessage } from "@baize/ui/inline-message";
import { NativeSelect } from "@baize/ui/native-select";
import { Controls } from "./controls.tsx";
import { Export } from "./export.tsx";
import { Failures } from "./failures.tsx";
import { FileInput } from "./file-input.tsx";
import { Scene } from "./scene.tsx";
import "./studio.css";
import { draftName, starts, useStudio } from "./use-studio.ts";

/** The brand studio: choices at the start, the kit in the new brand at the end, in light and dark. */
export function BrandStudio() {
  const { recipe, setRecipe, css, failures } = useStudio();
  const [refused, setRefused] = useState("");
  const begin = (name: string) => {
    const start = starts.find((source) => source.name === name);
    if (start) setRecipe(openBrand(start));
  };
  const open = async (file: File) => {
    try {
      setRecipe(openBrand(readBrand(JSON.parse(await file.text()))));
      setRefused("");
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="studio">
      <style>{css}</style>
      <div className="studio-desk studio-stack">
        <Heading level={1} size="xl">
          Brand studio
        </Heading>
        <NativeSelect
          label="Start from"
          options={starts.map(({ name, title }) => ({ value: name, label: title }))}
          defaultValue="baize"
          onValueChange={begin}
        />
        <FileInput label="Open a brand’s file" accept=".json,application/json" onFile={(file) => void open(file)} />
        {refused && (
          <InlineMessage tone="negative" role="alert">
            {refused}
          </InlineMessage>
        )}
        <Controls recipe={recipe} onChange={setRecipe} />
        <Failures recipe={recipe} failures={failures} onChange={setRecipe} />
        <Export recipe={recipe} />
      </div>
      <div className="studio-looks">
        {modes.map((mode) => (
          <Scene key={mode} brand={draftName} mode={mode} title={recipe.title.trim() || "Brand"} />
        ))}
      </div>
    </div>
  );
}
