import { modes } from "@baize/tokens/modes";
import { Heading } from "@baize/ui/heading";
import { NativeSelect } from "@baize/ui/native-select";
import { Controls } from "./controls.tsx";
import { Export } from "./export.tsx";
import { Failures } from "./failures.tsx";
import { Scene } from "./scene.tsx";
import { startOptions, starts } from "./starts.ts";
import "./studio.css";
import { draftName, useStudio } from "./use-studio.ts";

/** The brand studio: choices at the start, the kit in the new brand at the end, in light and dark. */
export function BrandStudio() {
  const { recipe, setRecipe, css, failures } = useStudio();
  const begin = (name: string) => {
    const start = starts[name];
    if (start) setRecipe({ ...start, name: recipe.name, title: recipe.title });
  };
  const title = recipe.title.trim() || "Brand";
  return (
    <div className="studio">
      <style>{css}</style>
      <div className="studio-desk studio-stack">
        <Heading level={1} size="xl">
          Brand studio
        </Heading>
        <NativeSelect label="Start from" options={startOptions} defaultValue="baize" onValueChange={begin} />
        <Controls recipe={recipe} onChange={setRecipe} />
        <Failures recipe={recipe} failures={failures} onChange={setRecipe} />
        <Export recipe={recipe} onChange={setRecipe} />
      </div>
      <div className="studio-looks">
        {modes.map((mode) => (
          <Scene key={mode} brand={draftName} mode={mode} title={title} />
        ))}
      </div>
    </div>
  );
}
