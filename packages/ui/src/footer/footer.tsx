import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { Page } from "../page/page.tsx";
import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./footer.css.ts";

/** One link of a column. */
export interface FooterLink extends EntryTarget {
  id: string;
  /** The text of the link: "Terms". */
  label: ReactNode;
}
/** Links under one heading. */
export interface FooterColumn {
  id: string;
  /** Over the links: "Help". */
  title: string;
  /** Its links, in order. */
  links: readonly FooterLink[];
}
export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** The brand's mark as a link home. */
  brand: ReactNode;
  /** What play is and is not. */
  description: ReactNode;
  /** The age mark ("18+") and the way to the player's own limits. Every brand has it. */
  limits: FooterLink & { age: string };
  /** The groups of links, from start to end. */
  columns: readonly FooterColumn[];
  /** Copyright and licence. */
  legal: ReactNode;
  /** Licences, vendors, the brand image that opens a configured link. */
  marks?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The end of a page. Rest props and `ref` land on the `<footer>`. */
export function Footer({ brand, description, limits, columns, legal, marks, className, ...rest }: FooterProps) {
  const { age, id: limitsId, label, ...target } = limits;
  return (
    <footer data-component="footer" data-ground="cloth" className={cx(css.root, className)} {...rest}>
      <Page>
        <div data-part="columns" className={css.columns}>
          <div data-part="about" className={css.about}>
            <div data-part="brand" className={css.brand}>
              {brand}
            </div>
            <p data-part="description" className={css.description}>
              {description}
            </p>
            <div data-part="limits" className={css.limits}>
              <span data-part="age" dir="ltr" className={css.age}>
                {age}
              </span>
              <Entry data-entry={limitsId} className={css.link} {...target}>
                {label}
              </Entry>
            </div>
          </div>
          {columns.map((column) => (
            <LinkColumn key={column.id} column={column} />
          ))}
        </div>
        <div data-part="base" className={css.base}>
          <span>{legal}</span>
          {marks ? (
            <div data-part="marks" className={css.marks}>
              {marks}
            </div>
          ) : null}
        </div>
      </Page>
    </footer>
  );
}

/** A titled list, not a navigation: five landmarks in a footer are noise. */
function LinkColumn({ column }: { column: FooterColumn }) {
  const id = useId();
  return (
    <div data-part="column" className={css.column}>
      <h2 data-part="title" id={id} className={css.title}>
        {column.title}
      </h2>
      <ul data-part="list" {...roles.list} aria-labelledby={id} className={css.list}>
        {column.links.map(({ id: key, label, ...target }) => (
          <li key={key}>
            <Entry data-part="link" data-entry={key} className={css.link} {...target}>
              {label}
            </Entry>
          </li>
        ))}
      </ul>
    </div>
  );
}
