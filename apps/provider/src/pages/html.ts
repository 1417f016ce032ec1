const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Data for a page's script, as JSON in a script element that is not run. Only `<` could end the element. */
export function dataScript(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
