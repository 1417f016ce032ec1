import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect } from "react";
import { brands } from "@baize/tokens/brands";
import { applyLook } from "./globals.ts";
import { useLook } from "./look-of-docs.ts";
import { themeOf } from "./theme.ts";

const words = { language: "The components are in the language of the toolbar; the guide around them is in English." };

/**
 * A docs page in the brand, theme and density of the toolbar. Its texts are English, so the document stays so: the direction
 * is that of the page's content, and language is up to each story.
 */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = useLook();
  const { brand: name, theme, language, chosenDirection } = look;
  const brand = brands.find((one) => one.name === name) ?? brands[0];
  useLayoutEffect(() => applyLook({ ...look, direction: "ltr", language: "en" }), [look]);
  return (
    <DocsContainer context={context} theme={brand && themeOf(brand, theme === "dark" ? "dark" : "light")}>
      <div dir={chosenDirection ?? "ltr"} lang="en" className="docs-page">
        {language === "en" ? null : <p className="docs-note">{words.language}</p>}
        {children}
      </div>
    </DocsContainer>
  );
}
