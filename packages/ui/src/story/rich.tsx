/** A sentence of the source: what stands between backticks is code, and the target of a link is left out. */
export function Rich({ text }: { text: string }) {
  return text
    .replaceAll(/\{@link (\w+)\}/g, "`$1`")
    .split("`")
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}
