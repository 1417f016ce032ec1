import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFrom, type Kit } from "./built-from.ts";

/** A picker with everything that is counted, the fields that it shares, and a plain line. */
const FILES = {
  "picker/picker.tsx":
    'import { Dialog } from "radix-ui";\nimport { useMessages } from "../messages/use-messages.ts";\nimport { Field } from "../fields/field.tsx";\n' +
    'import type { Line } from "../line/line.tsx";\nimport "./picker.css.ts";\n' +
    'const text = useMessages("picker", undefined);\nexport const Picker = () => <Field data-part="root"><i data-part="mark" /><i data-part="mark" /></Field>;',
  "picker/picker.css.ts": 'import { style } from "@vanilla-extract/css";\nexport const root = style({});',
  "picker/picker.stories.tsx": 'import "storybook/test";',
  "picker/picker.example.tsx": "export {};",
  "picker/picker.mdx": "# Picker\n\n## States\n\n## Props\n\n## A section of its own\n",
  "messages/use-messages.ts": 'import { use } from "react";\nexport const useMessages = use;',
  "fields/field.tsx": 'import { Input } from "react-aria-components";\nimport "../line/line.tsx";\nexport const Field = Input;',
  "line/line.tsx": 'import "qr-package";\nexport const Line = () => <hr />;',
  "line/line.stories.tsx": "export {};",
};
const kit: Kit = {
  folder: mkdtempSync(join(tmpdir(), "baize-kit-")),
  texts: { picker: { open: "Open", close: "Close" }, other: { title: "Other" } },
  renames: {
    components: { Chooser: { props: { off: "disabled" }, flags: { big: ["size", "lg"] } }, Line: {} },
    modules: { chooser: { names: { Chooser: "Picker" } } },
  },
};
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(kit.folder, name)), { recursive: true });
    writeFileSync(join(kit.folder, name), text);
  }
});
afterAll(() => rmSync(kit.folder, { recursive: true }));

test("a component's texts, parts, page and code are read from its folder, the codemods' changes by the name that it has now", () => {
  const { libraries: _, ...read } = builtFrom(kit, "picker", ["Picker"]);
  expect(read).toEqual({ renames: 3, messages: 2, parts: 2, sections: 2, compiles: true });
});

test("libraries are those of its modules and of folders that are no components, without React, types or stories", () => {
  expect(builtFrom(kit, "picker", ["Picker"]).libraries).toEqual(["radix-ui", "react-aria-components"]);
});

test("a folder without texts, a page or code has none", () => {
  expect(builtFrom(kit, "line", ["Line"])).toEqual({
    renames: 0,
    messages: 0,
    parts: 0,
    sections: 0,
    compiles: false,
    libraries: ["qr-package"],
  });
});
