import axe from "axe-core";
import type { Gate, Problem } from "./gate.ts";

const named =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=slider], [role=spinbutton], [role=combobox], [role=searchbox], [role=textbox], [role=treeitem], [role=gridcell][tabindex], [role=dialog], [role=alertdialog]";

const { accessibleText } = axe.commons.text;
/** A label names a button as it names a field (HTML AAM 4.1); axe knows that for fields alone. */
const labelsOf = (node: Element): readonly Element[] => (node instanceof HTMLButtonElement ? [...node.labels] : []);

// axe checks names by a rule for each role and omits some roles (tab, option); here every role is checked the same way.
axe.configure({
  checks: [
    {
      id: "baize-has-name",
      evaluate: (node: Element) => [node, ...labelsOf(node)].some((one) => accessibleText(one).trim() !== ""),
      metadata: { impact: "serious", messages: { pass: "It has a name", fail: "It has no name that a screen reader could say" } },
    },
  ],
  rules: [
    {
      id: "baize-name",
      selector: named,
      any: ["baize-has-name"],
      tags: ["wcag2a"],
      metadata: { description: "Whatever acts has a name", help: "Whatever acts has a name", helpUrl: "" },
    },
  ],
});

const reading: axe.RunOptions = { resultTypes: ["violations"], elementRef: false };
const complete: axe.RunOptions = {
  ...reading,
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  rules: {
    "target-size": { enabled: true },
    // Page-level rules: a story is a part, and the site's own sweep checks whole pages.
    region: { enabled: false },
    "landmark-one-main": { enabled: false },
    "page-has-heading-one": { enabled: false },
    bypass: { enabled: false },
    "skip-link": { enabled: false },
  },
};
const only = (...values: string[]): axe.RunOptions => ({ ...reading, runOnly: { type: "rule", values } });
/** The rules that a theme can affect, and those that a direction can: markup, names and roles are the same in every look. */
const scopes = {
  complete,
  colours: only("color-contrast", "link-in-text-block"),
  geometry: only("color-contrast", "link-in-text-block", "target-size"),
};
export type Scope = keyof typeof scopes;

const gateOf: Readonly<Record<string, Gate>> = {
  "color-contrast": "contrast",
  "link-in-text-block": "contrast",
  "target-size": "targets",
  "baize-name": "names",
};

function describe(violation: axe.Result): string {
  const nodes = violation.nodes
    .slice(0, 5)
    .map(
      (node) =>
        `    ${node.target.join(" ")}\n      ${node.html.slice(0, 200)}\n      ${(node.failureSummary ?? "").replaceAll("\n", " ")}`,
    );
  return `${violation.id}: ${violation.help} (${violation.helpUrl})\n${nodes.join("\n")}`;
}

/** Runs axe on the current document: every rule, those that depend on colour, or those that depend on colour and position. */
export async function rules(scope: Scope): Promise<Problem[]> {
  const { violations } = await axe.run(document.body, scopes[scope]);
  return violations.map((violation) => ({
    gate: gateOf[violation.id] ?? "rules",
    rule: violation.id,
    what: describe(violation),
  }));
}
