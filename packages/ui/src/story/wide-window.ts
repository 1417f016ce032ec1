const side = { inline: "width", block: "height" };

/** `parameters.viewport` of a story that needs more than Storybook's own desktop of 1280 px; choose it by the name `wall`. */
export const wideWindow = {
  options: {
    wall: { name: "Wide window", type: "desktop", styles: { [side.inline]: "1440px", [side.block]: "900px" } },
  },
};
