import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";

const size = (inline: string, block: string) => ({ "@layer": { [app]: { inlineSize: inline, blockSize: block } } });

/** How much of the window each kind of overlay takes. */
export const kind = styleVariants({
  modal: {},
  // On a phone it fills the window, as every overlay does there.
  wide: {
    "@layer": {
      [app]: {
        inlineSize: "min(1080px, 100%)",
        blockSize: "100%",
        "@media": { "screen and (min-width: 700px)": { blockSize: "min(720px, 100%)" } },
      },
    },
  },
  centre: size("min(1240px, 100%)", "100%"),
  /** In the place of a centre until it is loaded: a plain frame with its padding. */
  centreLoading: size("min(1240px, 100%)", "100%"),
});
// A centre brings its own frame.
globalStyle(`${kind.centre} > [data-part=body]`, {
  "@layer": { [app]: { padding: 0, display: "grid", gridTemplateRows: "minmax(0, 1fr)" } },
});
