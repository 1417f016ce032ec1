import { Controls, Heading } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { Canvas } from "./canvas.tsx";

const words = { examples: "Examples", change: "Change its props" };

/** The first story of a page, whose props a person changes under it; the others follow under the same heading. */
export function Playground({ of }: { of: ModuleExport }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Heading>{words.examples}</Heading>
      <Canvas of={of} />
      <details className="docs-code" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.change}</summary>
        {isOpen ? <Controls of={of} /> : null}
      </details>
    </>
  );
}
