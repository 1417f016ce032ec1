import createDOMPurify, { type Config, type DOMPurify } from "dompurify";

/** The allowed elements. No script, style, form, frame, plug-in, SVG or MathML is on the list. */
const tags = [
  ..."a abbr b bdi bdo blockquote br caption code col colgroup dd del details div dl dt em figcaption figure".split(" "),
  ..."h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup".split(" "),
  ..."table tbody td tfoot th thead time tr u ul".split(" "),
];
const attributes = "href title alt src width height dir lang colspan rowspan scope datetime start reversed open".split(" ");

/** The name that a `trusted-types` directive has to allow. */
export const policyName = "baize-rich-text";

const config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Web, mail and telephone addresses, and addresses on this site; never javascript:, data: or blob:.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.]|[^a-z:]|[a-z][^:/?#]*(?:[/?#]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

interface Policy {
  createHTML: (html: string) => TrustedHTML;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string; createScriptURL: () => string }) => Policy;
}

/** The policy stays in this module: it lets DOMPurify parse into an inert document, and nothing else can reach it. */
function createPolicy(): Policy | undefined {
  if (!("trustedTypes" in window)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The DOM library has no types for the factory yet.
  const factory = window.trustedTypes as PolicyFactory;
  return factory.createPolicy(policyName, {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError("Rich text never loads a script.");
    },
  });
}

function finish(element: Element): void {
  if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
    const outside = element.origin !== location.origin && /^https?:$/.test(element.protocol);
    if (outside) element.target = "_blank";
    // The opened page gets no access to this one, and search engines do not follow advertisers' links.
    element.rel = outside ? "noopener noreferrer nofollow ugc" : "";
    if (!outside) element.removeAttribute("rel");
  }
  if (element instanceof HTMLImageElement) {
    // DOMPurify lets data: pictures pass whatever the pattern says.
    if (/^\s*data:/i.test(element.getAttribute("src") ?? "")) element.removeAttribute("src");
    element.loading = "lazy";
    element.decoding = "async";
    element.referrerPolicy = "no-referrer";
    // For screen readers a picture without alternative text is decoration.
    if (!element.hasAttribute("alt")) element.alt = "";
  }
}

let made: { purify: DOMPurify; policy: Policy | undefined } | undefined;
function tools() {
  if (!made) {
    const purify = createDOMPurify(window);
    purify.addHook("afterSanitizeAttributes", finish);
    made = { purify, policy: createPolicy() };
  }
  return made;
}

/** Moves the text's headings under the page's own, so that its outline stays whole. */
function lowerHeadings(root: DocumentFragment, under: number): void {
  const found = [...root.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const highest = Math.min(...found.map((heading) => Number(heading.tagName[1])));
  for (const heading of found) {
    const level = Math.min(6, under + 1 + Number(heading.tagName[1]) - highest);
    const lowered = document.createElement(`h${level}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}

/**
 * Makes an editor's HTML safe to show: a fragment without script, style, handlers, forms, frames or names that code
 * could trip over; external links open separately and send no referrer. `under` is the level of the heading above the text.
 */
export function sanitise(html: string, under: number): DocumentFragment {
  const { purify, policy } = tools();
  const fragment = purify.sanitize(html, policy ? { ...config, TRUSTED_TYPES_POLICY: trusted(policy) } : config);
  lowerHeadings(fragment, under);
  return fragment;
}

// DOMPurify names the browser's full policy type; it calls these two methods only.
function trusted(policy: Policy): NonNullable<Config["TRUSTED_TYPES_POLICY"]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return policy as unknown as NonNullable<Config["TRUSTED_TYPES_POLICY"]>;
}
