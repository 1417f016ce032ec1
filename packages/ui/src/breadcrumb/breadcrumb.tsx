import type { HTMLAttributes, Ref } from "react";
import { arrowLeft, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { warn } from "../overlay/warn.ts";
import { List } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./breadcrumb.css.ts";

/** One page on the way to the open one. The last crumb is the open page. */
export interface Crumb extends LinkTarget {
  /** The title of the page, as it is written there: "Deposit". */
  readonly label: string;
}
export interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** The name of the landmark: "You are here". */
  "aria-label": string;
  /** From the home page to this page; every entry but the last is a link. */
  crumbs: readonly Crumb[];
  /** Shows every crumb in a narrow container too, on as many lines as it takes: for a page whose frame has its own Back. */
  wrap?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The path from the home page to this page; in a narrow container, a link to the parent. Rest props and `ref` land on the `<nav>`. */
export function Breadcrumb({ crumbs, wrap = false, className, ...rest }: BreadcrumbProps) {
  const last = crumbs.length - 1;
  if (last < 1) warn("Breadcrumb: fewer than two crumbs show no way. Leave it out on a page without a parent.");
  return (
    <nav data-component="breadcrumb" className={cx(css.root, className)} {...rest}>
      <List as="ol" className={css.list}>
        {crumbs.map(({ label, ...target }, index) => (
          <li
            data-part="item"
            key={`${target.href ?? ""} ${label}`}
            data-parent={index === last - 1 || undefined}
            className={cx(css.item, !wrap && css.folded)}
          >
            {index === last ? (
              <span data-part="current" aria-current="page" className={css.current}>
                {label}
              </span>
            ) : (
              <>
                <Anchor {...target} className={css.link}>
                  {wrap ? null : <Icon art={arrowLeft} size="sm" flip className={css.back} />}
                  {label}
                </Anchor>
                <Icon art={caretRight} flip className={cx(css.between, !wrap && css.foldedBetween)} />
              </>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
