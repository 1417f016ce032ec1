const helper = /^var __name = .*$/m;
const pure = "/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }";

/**
 * A plugin for vite or rollup that lets unused parts of radix-ui fall out of a production bundle. Its modules come with
 * esbuild's `keepNames`: a call for each function, `__name(parts, "parts")`, that sets `Function.name`. A bundler may
 * not drop such a call, so unused functions stay, with all that they use. Here the call does nothing and says so.
 */
export function leanRadix() {
  return {
    name: "baize-lean-radix",
    enforce: "pre" as const,
    apply: "build" as const,
    transform(code: string, id: string) {
      if (!/[/\\]@radix-ui[/\\]/.test(id) || !helper.test(code)) return null;
      // One line for one line: the maps that come with the modules still fit.
      return { code: code.replace(helper, pure), map: null };
    },
  };
}
