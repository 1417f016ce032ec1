const focusable = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/** Puts the focus into the first field that says it is wrong, once the messages are drawn. In a group that is its checked or first choice. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
    const control = field?.matches(focusable) ? field : (field?.querySelector(":checked") ?? field?.querySelector(focusable));
    if (control instanceof HTMLElement) control.focus();
  });
}
