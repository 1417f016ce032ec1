import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect } from "react";
import { brandThemes } from "./brand-themes.ts";
import { applyLook } from "./globals.ts";
import { useLook } from "./look-of-docs.ts";

const words = { language: "The components are in the language of the toolbar; the guide around them is in English." };

/**
 * A docs page in the brand, theme and density of the toolbar. Its texts are English, so the document stays so: the direction
 * is that of the page's content, and language is up to each story.
 */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = useLook();
  const { brand, theme, language, chosenDirection } = look;
  const themes = brandThemes[brand] ?? Object.values(brandThemes)[0];
  useLayoutEffect(() => applyLook({ ...look, direction: "ltr", language: "en" }), [look]);
  return (
    <DocsContainer context={context} theme={themes?.[theme === "dark" ? "dark" : "light"]}>
      <div dir={chosenDirection ?? "ltr"} lang="en" className="docs-page">
        {language === "en" ? null : <p className="docs-note">{words.language}</p>}
        {children}
      </div>
    </DocsContainer>
  );
}
