/** Elements where Enter has its own meaning. */
const ownEnter = [
  "textarea",
  "button",
  "a[href]",
  "summary",
  "select",
  "input:is([type=file], [type=color], [type=button], [type=submit], [type=reset], [type=image])",
  "[contenteditable]:not([contenteditable=false])",
  "[role=combobox][aria-expanded=true]",
  ...["button", "link", "menu", "menubar", "listbox", "tree", "grid", "tab"].map((role) => `[role=${role}]`),
].join(", ");

function formAnswers(target: HTMLElement): boolean {
  const form = target instanceof HTMLInputElement ? target.form : null;
  return Boolean(form?.querySelector("button:not([type=button], [type=reset]), input:is([type=submit], [type=image])"));
}

/**
 * Enter presses the panel's default button (`data-default`), as in a native dialog: not where Enter means something
 * else, not while a word is being composed, not while the key that opened the panel is still held, and not where a
 * form's own submit button answers.
 */
export function pressDefault(panel: HTMLElement, event: KeyboardEvent): void {
  const { target } = event;
  if (event.repeat || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  if (target instanceof HTMLElement && target !== document.body) {
    if (!panel.contains(target) || target.closest(ownEnter) || formAnswers(target)) return;
  }
  const button = panel.querySelector<HTMLElement>("[data-default]:not(:disabled, [aria-disabled=true])");
  if (!button) return;
  event.preventDefault();
  button.click();
}
