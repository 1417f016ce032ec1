import sanitizeHtml from "sanitize-html";

/**
 * HTML that an announcement may contain: text, lists, tables, links and pictures over https. No script, style, frame, form,
 * handler or id (a fragment of the page could be hijacked).
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ..."h2 h3 h4 p br hr b strong i em u s small sub sup mark blockquote ul ol li dl dt dd".split(" "),
    ..."table caption thead tbody tr th td a img bdi span div time".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "title", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    time: ["datetime"],
    "*": ["dir", "lang"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 30,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.href?.startsWith("/") ? attribs : { ...attribs, target: "_blank", rel: "noopener noreferrer nofollow" },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", loading: "lazy", ...attribs } }),
  },
};

const kept = new Map<string, string>();

/** Sanitised HTML. Used on the way in and, because rules tighten over time, again on the way out. */
export function sanitiseHtml(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, ALLOWED);
  if (kept.size > 500) kept.clear();
  kept.set(html, clean);
  return clean;
}

/** A title has no markup. Text that looks like markup is shown as text. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
