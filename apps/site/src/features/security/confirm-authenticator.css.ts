import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";

/** A phone cannot scan its own screen, and has the app that answers to the link; other devices rarely do. */
export const onPhone = style({ "@layer": { [app]: { "@media": { "(pointer: fine)": { display: "none" } } } } });
