/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Enter (on the trigger)", does: "Opens; focus is on the picture's stage." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "The next picture; when zoomed in, moves over the picture instead." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "The picture before." },
  { keys: "End", does: "The last picture." },
  { keys: "Home", does: "The first picture." },
  { keys: "+", does: "Zooms in, up to three times." },
  { keys: "-", does: "Zooms out." },
  { keys: "0", does: "The whole picture." },
  { keys: "Escape", does: "Closes; focus goes back to the trigger." },
] as const;
