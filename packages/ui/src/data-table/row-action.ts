/** One action of a row. */
export interface RowAction {
  id: string;
  label: string;
  /** A constant of `@baize/ui/icon/art`; shown in the menu. */
  art?: string;
  /** `negative` for an action that cannot be undone; it belongs last. */
  tone?: "neutral" | "negative";
  disabled?: boolean;
  onSelect: (event: Event) => void;
}
