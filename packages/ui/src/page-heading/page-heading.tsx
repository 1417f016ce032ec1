import { createElement, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { Cloth } from "../cloth/cloth.tsx";
import { Heading } from "../heading/heading.tsx";
import { Page } from "../page/page.tsx";
import { Text } from "../text/text.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./page-heading.css.ts";

export interface PageHeadingProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** The page's name. */
  title: ReactNode;
  /** How many the page lists, already written: "1,240". */
  count?: ReactNode;
  /** One sentence: what the page is for. */
  lead?: ReactNode;
  /** `cloth` where the person plays: felt from edge to edge. `page` where the person reads or types. `inside` a card or a column. */
  ground?: keyof typeof css.ground;
  /** Beside the title, below it in a narrow window: one button, or the person's own figures. */
  action?: ReactNode;
  /** Below the title: the search of the page. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The head of a page: its title as the `<h1>`, above the content column or first in it. Rest props and `ref` land on the band. */
export function PageHeading(props: PageHeadingProps) {
  const { title, count, lead, ground = "page", action, children, className, ...rest } = props;
  const content = (
    <>
      <div data-part="head" className={css.head}>
        <div data-part="words" className={css.words}>
          <Heading level={1} size="2xl" className={css.title}>
            {title}{" "}
            {count !== undefined && (
              <span data-part="count" className={css.count}>
                {count}
              </span>
            )}
          </Heading>
          {lead ? (
            <Text tone="muted" measure className={css.lead}>
              {lead}
            </Text>
          ) : null}
        </div>
        {action ? (
          <div data-part="action" className={css.action}>
            {action}
          </div>
        ) : null}
      </div>
      {children}
    </>
  );
  const attributes = { ...rest, "data-component": "page-heading" };
  if (ground === "inside")
    return createElement("div", { ...attributes, className: cx(css.column, css.ground.inside, className) }, content);
  if (ground === "page")
    return (
      <Page {...attributes} className={cx(css.column, css.ground.page, className)}>
        {content}
      </Page>
    );
  return (
    <Cloth arcs {...attributes} className={cx(css.ground.cloth, className)}>
      <Page className={css.column}>{content}</Page>
    </Cloth>
  );
}
