import type { Component } from "./components.ts";

const order = ["Layout", "Text", "Actions", "Fields", "Overlays", "Navigation", "Data", "Media", "Feedback", "Patterns"];
const place = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const head = `# Baize

> A design system for React 19: accessible components styled at build time, and the tokens they read. Every string comes
> by props or from the provider's messages; every colour, size and duration comes from a token; light and dark,
> left-to-right and right-to-left hold without a branch in any component.

- One subpath a component: \`import { Button } from "@baize/ui/button"\`. There is no index module.
- Once an application: \`<BaizeProvider locale="hi" messages={hi} theme="light" brand="baize">\` from \`@baize/ui/provider\`, with
  the kit's own texts from \`@baize/ui/messages/hi\` (en, hi, ar, fa, ur; \`messages\` of a component overrides them). It sets
  language, direction and look on the document; nested, those of an island. \`import "@baize/ui/styles/base.css"\` and a
  brand's sheet (\`@baize/tokens/brands/baize.css\`). Fonts: \`@baize/ui/fonts/faces\`.
- The same words everywhere: \`tone\`, \`variant\`, \`size\`; \`value/defaultValue/onValueChange(value, details)\`;
  \`open/defaultOpen/onOpenChange(open, details)\`; \`ref\` is a prop; other props land on the documented part.
- A brand is one document: \`defineBrand\` from \`@baize/tokens/define-brand\`, \`brandCss\` from \`@baize/tokens/css\`.
- Styles of your own read \`vars\` from \`@baize/tokens/contract\`, never a raw value, and logical properties only.
- Everything below with its props, stories, keyboard table, accessibility and size: [components.json](components.json).
`;

function section(group: string, list: readonly Component[]): string {
  const rows = list.map(({ name, import: path, does }) => `- ${name} (\`${path}\`)${does ? `: ${firstSentence(does)}` : ""}`);
  return `## ${group}\n\n${rows.join("\n")}\n`;
}

/** A short guide to the kit for tools: what it is, how it is used, and one line for each component. */
export function llmsText(components: readonly Component[]): string {
  const groups = [...Map.groupBy(components, ({ group }) => group)];
  const sorted = groups.toSorted(([one], [two]) => place(one) - place(two) || one.localeCompare(two, "en"));
  return [head, ...sorted.map(([group, list]) => section(group, list))].join("\n");
}
