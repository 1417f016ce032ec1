/** The ring of spots round a chip's edge, in the colour of its letter or sign. */
export const edgeSpots = {
  content: '""',
  position: "absolute",
  inset: "2px",
  borderRadius: "inherit",
  border: "3px dashed currentColor",
  opacity: 0.35,
  pointerEvents: "none",
} as const;
