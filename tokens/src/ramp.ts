const ramp = /^color\.(cloth|stock|rail|lacquer|cue|leaf|amber)\.\d+$|^color\.(black|white)$/;

/** Ramp steps stay behind: components read roles, which arrive with their aliases followed. */
export function isRamp(path: string): boolean {
  return ramp.test(path);
}
