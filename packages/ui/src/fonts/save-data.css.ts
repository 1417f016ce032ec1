import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { app } from "../theme/layers.css.ts";

const variable = (reference: string) => reference.slice("var(".length, -1);
const local =
  '"Anek Latin", "Anek Latin Roboto", "Anek Latin Arial", "Anek Devanagari Noto", "Noto Sans Devanagari", system-ui, sans-serif';

// No weight of its own, so that the family of an Arabic or a Thai page still wins.
globalStyle(":where([data-save-data])", {
  "@layer": {
    [app]: { vars: { [variable(vars.font.family.text)]: local, [variable(vars.font.family.figure)]: local } },
  },
});
