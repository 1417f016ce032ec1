const ramp = /^color\.(brand|neutral|accent|lacquer|info|leaf|amber)\.\d+$|^color\.(black|white)$/;

/** Ramp steps are left out: components use roles, whose aliases are resolved. */
export function isRamp(path: string): boolean {
  return ramp.test(path);
}
