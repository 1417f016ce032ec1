import { ts } from "ts-morph";
import { applyEdits, type Changed, type Edit } from "./edit.ts";
import { ramps } from "./renames.ts";

const words = Object.keys(ramps).join("|");
const alias = new RegExp(`(?<=\\{color\\.)(${words})(?=\\.\\d+\\})`, "g");
const property = new RegExp(`(?<=--color-)(${words})(?=-\\d)`, "g");

function matches(text: string, pattern: RegExp): Edit[] {
  return [...text.matchAll(pattern)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
    text: ramps[name] ?? name,
  }));
}

/** Keys of a DTCG document whose groups hold the steps of a ramp; a group of roles, as `color.cloth.surface`, keeps its name. */
function rampKeys(text: string): Edit[] {
  const file = ts.parseJsonText("tokens.json", text);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && ts.isObjectLiteralExpression(node.initializer)) {
      const to = Object.hasOwn(ramps, node.name.text) ? ramps[node.name.text] : undefined;
      const keys = node.initializer.properties.map(({ name }) => (name && ts.isStringLiteral(name) ? name.text : ""));
      const steps = keys.filter((key) => !key.startsWith("$"));
      if (to !== undefined && steps.length > 0 && steps.every((key) => /^\d+$/.test(key)))
        edits.push({ start: node.name.getStart(file) + 1, end: node.name.end - 1, text: to });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

/** Changes the tokens of a brand to the names of the current ramps. */
export function renameTokens(text: string): Changed {
  return applyEdits(text, [...rampKeys(text), ...matches(text, alias)]);
}

/** Changes custom properties: `--color-cloth-700`. */
export function renameCss(text: string): Changed {
  return applyEdits(text, matches(text, property));
}
