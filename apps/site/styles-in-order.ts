import type { Plugin } from "vite";

// A virtual module: its name begins with a null character.
const helper = /^.vite\/preload-helper\.js$/s;
const append = "document.head.appendChild(link);";

// Asked for at once, put into the page one after the other.
const inOrder = `
let last = Promise.resolve();
const settled = (link) => new Promise((done) => {
  link.onload = link.onerror = done;
  document.head.append(link);
});
function bring(link, isCss) {
  if (!isCss) return document.head.append(link);
  const early = link.cloneNode();
  early.rel = "preload";
  early.as = "style";
  document.head.append(early);
  last = last.then(() => settled(link));
}`;

/**
 * Style sheets of late parts take effect in the order in which the page names them. One with cascade layers that arrives
 * before another that stands above it makes a browser order all layers anew: it styles the whole page again and lets go of
 * its fonts, which then come a second time while the text stands in another. Fails where the bundler's helper is another.
 */
export function stylesInOrder(): Plugin {
  let met = false;
  return {
    name: "styles-in-order",
    apply: "build",
    transform: {
      filter: { id: helper },
      handler(code) {
        met = true;
        if (code.split(append).length !== 2) this.error(`The bundler's preload helper has not one "${append}"`);
        return { code: code.replace(append, "bring(link, isCss);") + inOrder, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !met) this.error("The bundler has no preload helper of that name");
    },
  };
}
