function keep(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault();
}

/** For a story's `beforeEach`: links are pressed but not followed, as the page that a test runs in has to stay. */
export function stayHere(): () => void {
  // On the document, so that it runs after the components' own handlers.
  document.addEventListener("click", keep);
  return () => document.removeEventListener("click", keep);
}
