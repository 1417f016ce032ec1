import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { brands } from "@baize/tokens/brands";
import { useLook } from "./look-of-docs.ts";
import { themeOf } from "./theme.ts";

/** A docs page in the brand and theme of the toolbar. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { brand: name, theme } = useLook();
  const brand = brands.find((one) => one.name === name) ?? brands[0];
  return (
    <DocsContainer context={context} theme={brand && themeOf(brand, theme === "dark" ? "dark" : "light")}>
      {children}
    </DocsContainer>
  );
}
