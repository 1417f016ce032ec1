import { type HTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { useTextDirection } from "../provider/use-text-direction.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./rich-text.css.ts";
import { sanitise } from "./sanitise.ts";

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "dangerouslySetInnerHTML"> {
  /** From an editor or a server; it is sanitised here. */
  html: string;
  /** Level of the heading that the text is under; its own headings follow on from there. */
  under?: 1 | 2 | 3 | 4 | 5;
  ref?: Ref<HTMLDivElement>;
}

/** Tables and prepared lines wider than the text scroll by themselves, and then by keyboard too. */
function markScrollers(root: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    for (const wide of root.querySelectorAll<HTMLElement>("table, pre")) {
      if (wide.scrollWidth > wide.clientWidth + 1) wide.tabIndex = 0;
      else wide.removeAttribute("tabindex");
    }
  });
  observer.observe(root);
  return () => observer.disconnect();
}

/** An editor's HTML in the product's own type. Rest props and `ref` land on the `<div>`. */
export function RichText({ html, under = 2, className, ref, ...rest }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const directionOf = useTextDirection();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    root.current.replaceChildren(sanitise(html, under));
    return markScrollers(root.current);
  }, [html, under]);
  return <div ref={root} data-component="rich-text" dir={directionOf(html)} className={cx(css.root, className)} {...rest} />;
}
