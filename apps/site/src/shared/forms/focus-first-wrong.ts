const focusable = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/** A slow phone draws the messages some frames later. */
const FRAMES = 30;

/** Focuses the first invalid field once the messages are drawn; in a group, its checked or first choice. */
export function focusFirstWrong(form: HTMLFormElement, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!field && frames > 1) focusFirstWrong(form, frames - 1);
    const control = field?.matches(focusable) ? field : (field?.querySelector(":checked") ?? field?.querySelector(focusable));
    if (control instanceof HTMLElement) control.focus();
  });
}
