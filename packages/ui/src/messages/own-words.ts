/**
 * Props that end in `Label` and are content of the application, as `label` is: the kit cannot have a text for them. By folder, with
 * the reason.
 */
export const content: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "alert-dialog": { confirmLabel: "the verb of this very question", cancelLabel: "its opposite, and whether there is one" },
  "centre-shell": { menuLabel: "the name of this centre" },
  chart: { words: "a number: how many words of a label fit" },
  combobox: {
    valueLabel: "the name of the chosen option, while it is not loaded",
    valueLabels: "the names of the chosen options, while they are not loaded",
  },
  "data-table": { rowLabel: "what names a row: a function of the application" },
  "game-frame": { actionLabel: "what a notice offers: it belongs to its title and text" },
  "level-meter": { valueLabel: "the value as the application writes it", nextLabel: "the name of the next level" },
  "logged-in-panel": { memberLabel: "the member's level" },
  meter: { valueLabel: "the value as the application writes it" },
  "number-board": { hideLabel: "a flag" },
  progress: { valueLabel: "the value as the application writes it" },
  slider: { thumbLabels: "the names of the two thumbs, as `label` is that of one" },
  "tree-view": { countLabel: "what is counted below this node: 12 downlines" },
};
