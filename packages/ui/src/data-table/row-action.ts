/** One action of a row. */
export interface RowAction {
  id: string;
  /** The verb on the button or in the menu: "Cancel". */
  label: string;
  /** A constant of `@baize/ui/icon/art`; shown in the menu. */
  art?: string;
  /** `negative` for an action that cannot be undone; it belongs last. */
  tone?: "neutral" | "negative";
  /** Shown, but it cannot be pressed. */
  disabled?: boolean;
  /** Called when the action is chosen. */
  onSelect: (event: Event) => void;
}
