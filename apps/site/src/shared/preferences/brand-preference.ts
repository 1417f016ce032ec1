import { pageSettings } from "../brand/page-settings.ts";
import { preference } from "./preference.ts";

const isName = (value: string): value is string => /^[a-z][a-z0-9]*$/.test(value);

function apply(name: string): void {
  const root = document.documentElement;
  if (root.dataset.brand === name) return;
  const sheet = document.querySelector<HTMLLinkElement>("#brand-sheet");
  if (!sheet) return;
  // The old style sheet stays until the new one has loaded: no frame without colours.
  const next = document.createElement("link");
  next.id = "brand-sheet";
  next.rel = "stylesheet";
  next.href = `/brands/${name}.css`;
  next.addEventListener("load", () => {
    root.dataset.brand = name;
    sheet.remove();
  });
  next.addEventListener("error", () => next.remove());
  sheet.after(next);
}

/** The current brand: the configured one, unless a reviewer of the site has chosen another. */
export const brand = preference("brand", isName, () => pageSettings.brand ?? "baize", apply);
