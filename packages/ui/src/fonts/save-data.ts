/** Whether the person asked for less data (the `Save-Data` setting of the browser, where it has one). */
export function savesData(navigator: Navigator): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
}

/** Tells the style sheet (`save-data.css.ts`), which then never asks for the Devanagari file. */
export function applySaveData(root: HTMLElement, saveData: boolean): void {
  root.toggleAttribute("data-save-data", saveData);
}
