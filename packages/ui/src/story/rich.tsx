import { Fragment } from "react";

/** A sentence of the source: what stands between backticks is code, and the target of a link is left out. */
export function Rich({ text }: { text: string }) {
  const [before = "", code, ...rest] = text.replaceAll(/\{@link (\w+)\}/g, "`$1`").split("`");
  if (code === undefined) return before;
  return (
    <Fragment>
      {before}
      <code>{code}</code>
      <Rich text={rest.join("`")} />
    </Fragment>
  );
}
