import { useState } from "react";
import { defineBrand } from "@baize/tokens/define-brand";
import { dtcgDocument } from "@baize/tokens/dtcg-export";
import { modes } from "@baize/tokens/modes";
import type { BrandRecipe } from "@baize/tokens/recipe";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { validName } from "./identity.tsx";
import { draft } from "./use-studio.ts";

const textOf = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function problem(recipe: BrandRecipe): string | undefined {
  try {
    defineBrand(recipe);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function download(name: string, value: object): void {
  const address = URL.createObjectURL(new Blob([textOf(value)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The brand's file, and the tokens for design tools. A draft that `defineBrand` refuses can be saved too, with a note. */
export function Export({ recipe }: { recipe: BrandRecipe }) {
  const [said, setSaid] = useState("");
  const { name } = recipe;
  const usable = validName.test(name) && recipe.title.trim() !== "";
  const refused = usable ? problem(recipe) : undefined;
  const copy = () => {
    navigator.clipboard.writeText(textOf(recipe)).then(
      () => setSaid("Copied."),
      () => setSaid("The browser did not allow copying. Download the file instead."),
    );
  };
  const exportTokens = () => {
    for (const mode of modes) download(`${name}.${mode}.tokens.json`, dtcgDocument(draft(recipe), mode));
  };
  return (
    <div className="studio-stack">
      <Heading level={2} size="lg">
        The brand’s file
      </Heading>
      {refused ? (
        <Alert tone="warning" title="Saved as a draft: defineBrand refuses it while colours are too close.">
          Take the colours that pass, above, and a mark that can be seen.
        </Alert>
      ) : null}
      {!usable && <p className="studio-note">Give it a name and a title under “Mark” first.</p>}
      <div className="studio-row">
        <Button variant="primary" disabled={!usable} onClick={() => download(`${name}.brand.json`, recipe)}>
          Download
        </Button>
        <Button disabled={!usable} onClick={copy}>
          Copy
        </Button>
        <Button disabled={!usable} onClick={exportTokens}>
          Tokens for design tools
        </Button>
        <output>{said}</output>
      </div>
    </div>
  );
}
