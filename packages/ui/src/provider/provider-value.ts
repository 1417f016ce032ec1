import type { KitMessages } from "../messages/message-types.ts";
import { documentAttributes, type Look } from "./document-attributes.ts";
import type { LinkComponent, ProviderValue } from "./provider-context.ts";

export interface ProviderSettings extends Partial<Look> {
  link?: LinkComponent | undefined;
  messages?: KitMessages | undefined;
  numberingSystem?: string | undefined;
}

type Outer = Partial<Omit<ProviderValue, "attributes">>;
const nothing: Outer = {};

function toLook(own: ProviderSettings, outer: Outer): Look {
  const { locale = outer.locale ?? "en", dir = own.locale ? undefined : outer.direction } = own;
  const { theme = outer.theme, brand = outer.brand, density = outer.density } = own;
  return { locale, dir, theme, brand, density };
}

/** A component's texts are those of the nearest provider that has them. */
function toTexts(own: ProviderSettings, outer: Outer): Pick<ProviderValue, "messages" | "numberingSystem"> {
  const { messages = {}, numberingSystem = "latn" } = outer;
  return {
    messages: own.messages ? { ...messages, ...own.messages } : messages,
    numberingSystem: own.numberingSystem ?? numberingSystem,
  };
}

/** A provider's own settings, and for the rest those of the provider around it. */
export function toProviderValue(own: ProviderSettings, outer: ProviderValue | null, isIsland: boolean): ProviderValue {
  const look = toLook(own, outer ?? nothing);
  const { locale, dir } = look;
  // An island of another language alone follows the look around it, whoever changes that.
  const looks = !isIsland || own.theme || own.brand || own.density || outer?.island?.["data-theme"];
  const attributes = documentAttributes(looks ? look : { locale, dir });
  const link = own.link ?? outer?.link;
  const island = isIsland ? attributes : undefined;
  return { ...look, ...toTexts(own, outer ?? nothing), link, direction: attributes.dir, attributes, island };
}
