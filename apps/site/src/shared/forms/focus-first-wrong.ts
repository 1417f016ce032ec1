const focusable = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/** Focuses the first invalid field once the messages are drawn; in a group, its checked or first choice. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
    const control = field?.matches(focusable) ? field : (field?.querySelector(":checked") ?? field?.querySelector(focusable));
    if (control instanceof HTMLElement) control.focus();
  });
}
