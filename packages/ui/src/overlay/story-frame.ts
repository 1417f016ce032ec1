interface Frame {
  inline: boolean;
  height?: string;
}

/** Story parameters for overlays: a frame of that height each in the docs, because an open overlay takes a whole page. */
export function inFrame(height: number): { docs: { story: Frame } } {
  const story: Frame = { inline: false };
  story.height = `${height}px`;
  return { docs: { story } };
}
