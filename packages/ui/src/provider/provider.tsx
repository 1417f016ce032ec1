import { type HTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useMemo } from "react";
import type { KitMessages } from "../messages/message-types.ts";
import { warn } from "../overlay/warn.ts";
import type { DocumentAttributes, Look } from "./document-attributes.ts";
import { type LinkComponent, ProviderContext, useOptionalProvider } from "./provider-context.ts";
import { toProviderValue } from "./provider-value.ts";

export type { LinkComponent } from "./provider-context.ts";

export interface BaizeProviderProps extends Partial<Look>, Omit<HTMLAttributes<HTMLDivElement>, keyof Look> {
  /** The router's link, for every `href` of the kit: it gets what an `<a>` gets. Without it the browser loads the page. */
  link?: LinkComponent | undefined;
  /**
   * The kit's own texts in the person's language: `hi` of `@baize/ui/messages/hi`. A provider inside another one
   * inherits the components that it does not name.
   */
  messages?: KitMessages | undefined;
  /** The digits of numbers in the kit's own texts, as `Intl` names them: `deva`, `arab`. Latin ones (`latn`) without it. */
  numberingSystem?: string | undefined;
  /**
   * `document`: language and look of the whole page, set on `<html>`, without an element of its own. `element`: those of an
   * island, set on a `<div>`, where rest props and `ref` land. The outermost provider is the document's, one inside it an island.
   */
  scope?: "document" | "element";
  /** The application, or the island. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Writes only what differs: each write makes the browser compute the whole page's style again. */
function writeOnDocument(attributes: DocumentAttributes): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes))
    if (value && root.getAttribute(name) !== value) root.setAttribute(name, String(value));
}

/**
 * Language, direction and look of everything inside it: once around the application, and again around an island that differs.
 * What it does not set it takes from the provider around it.
 */
export function BaizeProvider(props: BaizeProviderProps) {
  const { locale, dir, theme, brand, density, link, messages, numberingSystem, scope, children, ref, ...rest } = props;
  const outer = useOptionalProvider();
  if (process.env.NODE_ENV !== "production" && !outer && locale === undefined)
    warn('BaizeProvider has no `locale`, so it takes English. Give the tag of the person\'s language: `locale="hi"`.');
  const isIsland = (scope ?? (outer ? "element" : "document")) === "element";
  const value = useMemo(
    () => toProviderValue({ locale, dir, theme, brand, density, link, messages, numberingSystem }, outer, isIsland),
    [locale, dir, theme, brand, density, link, messages, numberingSystem, outer, isIsland],
  );
  const { attributes } = value;
  useLayoutEffect(() => {
    if (!isIsland) writeOnDocument(attributes);
  }, [isIsland, attributes]);
  return (
    <ProviderContext value={value}>
      {isIsland ? (
        <div ref={ref} data-component="provider" data-ground={theme || brand ? "page" : undefined} {...attributes} {...rest}>
          {children}
        </div>
      ) : (
        children
      )}
    </ProviderContext>
  );
}
