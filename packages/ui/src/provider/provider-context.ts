import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from "react";
import type { KitMessages } from "../messages/message-types.ts";
import { warn } from "../overlay/warn.ts";
import type { Direction, DocumentAttributes, Look } from "./document-attributes.ts";

/** A router's link: gets `href` and what an `<a>` gets. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

export interface ProviderValue extends Look {
  readonly direction: Direction;
  readonly link: LinkComponent | undefined;
  readonly messages: KitMessages;
  readonly numberingSystem: string;
  readonly attributes: DocumentAttributes;
  /** Those of an island: its popups are mounted outside of it and repeat them. */
  readonly island: DocumentAttributes | undefined;
}

export const ProviderContext = createContext<ProviderValue | null>(null);

/** What the nearest BaizeProvider gives; null outside of one, for parts that do without. */
export const useOptionalProvider = (): ProviderValue | null => use(ProviderContext);

const outside = { locale: "en", direction: "ltr", island: undefined } as const;

/** Language and direction of the nearest BaizeProvider. Outside of one: English, and a warning in development. */
export function useProvider(component: string): Pick<ProviderValue, keyof typeof outside> {
  const value = use(ProviderContext);
  if (value) return value;
  if (process.env.NODE_ENV !== "production")
    warn(
      `${component} is used outside of BaizeProvider, so it follows neither the person's language nor its direction. Wrap the application once: \`<BaizeProvider locale="hi">\` of @baize/ui/provider.`,
    );
  return outside;
}
