import { useState } from "react";
import { defineBrand } from "@baize/tokens/define-brand";
import { brandFromRecipe, type BrandRecipe } from "@baize/tokens/recipe";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { TextField } from "@baize/ui/text-field";

interface ExportProps {
  recipe: BrandRecipe;
  onChange: (recipe: BrandRecipe) => void;
}

/** The text of the brand's file. */
export function fileOf(recipe: BrandRecipe): string {
  return `${JSON.stringify(brandFromRecipe(recipe), null, 2)}\n`;
}

function problem(recipe: BrandRecipe): string | undefined {
  try {
    defineBrand(brandFromRecipe(recipe));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.brand.json`;
  link.click();
  URL.revokeObjectURL(address);
}

const validName = /^[a-z][a-z0-9]*$/;

/** Name and file, which can be saved or copied. A draft that `defineBrand` refuses can be saved too, with a note. */
export function Export({ recipe, onChange }: ExportProps) {
  const [said, setSaid] = useState("");
  const named = validName.test(recipe.name);
  const refused = named && recipe.title.trim() ? problem(recipe) : undefined;
  const copy = () => {
    navigator.clipboard.writeText(fileOf(recipe)).then(
      () => setSaid("Copied."),
      () => setSaid("The browser did not allow copying. Download the file instead."),
    );
  };
  return (
    <div className="studio-stack">
      <Heading level={2} size="lg">
        The brand’s file
      </Heading>
      <TextField
        label="Name"
        description="The value of data-brand and the file’s name."
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
      {refused ? (
        <Alert tone="warning" title="Saved as a draft: defineBrand refuses it while pairs are too close.">
          Take the colours that pass, above.
        </Alert>
      ) : null}
      <div className="studio-row">
        <Button variant="primary" disabled={!named || !recipe.title.trim()} onClick={() => download(recipe.name, fileOf(recipe))}>
          Download
        </Button>
        <Button disabled={!named || !recipe.title.trim()} onClick={copy}>
          Copy
        </Button>
        <output>{said}</output>
      </div>
    </div>
  );
}
