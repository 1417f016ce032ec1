import { changeDetails } from "./change-details.js";
import { dataPart } from "./data-part.js";
import { layers } from "./layers.js";
import { overlayQueues } from "./overlay-queues.js";
import { serverModules } from "./server-modules.js";

// Rules of this repository that no stock linter has. Each message says what to write instead.
const physical =
  /^(margin|padding)(Left|Right|Top|Bottom)$|^(left|right|top|bottom|width|height|minWidth|maxWidth|minHeight|maxHeight)$|^border(Left|Right|Top|Bottom)([A-Z].*)?$/;
const colour = /^#[0-9a-f]{3,8}$|^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const letters = /\p{L}/u;
const spoken = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

const keyOf = (node) => node.key?.name ?? node.key?.value;

const logicalCss = {
  create: (context) => ({
    Property(node) {
      const key = keyOf(node);
      if (typeof key === "string" && physical.test(key)) {
        context.report({
          node,
          message: `'${key}' is physical: write its logical twin (inlineSize, insetInlineStart, marginBlockEnd …).`,
        });
      }
    },
  }),
};

const noRawColour = {
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === "string" && colour.test(node.value))
        context.report({ node, message: `'${node.value}' is a raw colour: read a token.` });
    },
  }),
};

const paints = /^(color|fill|stroke|background|[a-z]+Color|backgroundImage|boxShadow|textShadow|filter|opacity)$/;
const dresses = /^(font.*|lineHeight|letterSpacing|text(Transform|Decoration.*)|border.*|outline.*)$/;
/** Tokens of the look; `size`, `space` and the like are for layout. */
const looks = new Set(["color", "shadow", "font", "radius", "border"]);
const siteSheet = /\/apps\/site\/src\/.*\.css\.ts$/;
const isTokens = (node) => node?.type === "Identifier" && node.name === "vars";

/** Refuses colours, shadows, letters and edges in the style sheets of the site, which hold layout alone. */
const noSiteLook = {
  create: (context) => {
    if (!siteSheet.test(context.filename.replaceAll("\\", "/"))) return {};
    const report = (node) =>
      context.report({
        node,
        message: "The site lays out parts of the kit, which has their look: give the kit a part or a prop.",
      });
    return {
      Property(node) {
        if (
          node.parent?.type === "ObjectPattern"
            ? isTokens(node.parent.parent?.init) && looks.has(keyOf(node))
            : paints.test(keyOf(node) ?? "") || dresses.test(keyOf(node) ?? "")
        )
          report(node);
      },
      MemberExpression(node) {
        if (isTokens(node.object) && looks.has(node.property?.name)) report(node);
      },
    };
  },
};

const noLiteralText = {
  create: (context) => ({
    JSXText(node) {
      if (letters.test(node.value))
        context.report({ node, message: `'${node.value.trim()}' is a literal sentence: take it from a message or a prop.` });
    },
    JSXAttribute(node) {
      if (node.value?.type === "Literal" && spoken.has(node.name?.name) && letters.test(String(node.value.value))) {
        context.report({ node, message: `'${node.value.value}' is a literal sentence: take it from a message or a prop.` });
      }
    },
  }),
};

const roleKey = (node) => node?.type === "Property" && keyOf(node) === "role";
/** Whether a value is an object with a `role`, or a choice between such objects. */
function hasRole(node) {
  const value = node?.type === "TSAsExpression" ? node.expression : node;
  if (value?.type === "ConditionalExpression") return hasRole(value.consequent) || hasRole(value.alternate);
  return value?.type === "ObjectExpression" && value.properties.some(roleKey);
}

const noHiddenRole = {
  create: (context) => {
    const hidden = new Set();
    const spreads = [];
    return {
      VariableDeclarator(node) {
        if (node.id?.type === "Identifier" && hasRole(node.init)) hidden.add(node.id.name);
      },
      JSXSpreadAttribute(node) {
        spreads.push(node);
      },
      "Program:exit"() {
        for (const node of spreads) {
          const { argument } = node;
          if (!hasRole(argument) && !(argument.type === "Identifier" && hidden.has(argument.name))) continue;
          context.report({ node, message: "A spread hides the role from lint: write `role` as an attribute of its own." });
        }
      },
    };
  },
};

/** The entry of a component's subpath: it also exports the types and hooks that its signatures name (docs/decisions/0041). */
const entryOfKit = /\/packages\/ui\/src\/([^/]+)\/\1\.tsx?$|\/tokens\/src\/brand\.ts$/;

const noBarrel = {
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message: "Re-exporting hides where a thing lives: import it from its own file." });
    },
    ExportNamedDeclaration(node) {
      if (node.source && !entryOfKit.test(context.filename.replaceAll("\\", "/")))
        context.report({ node, message: "Re-exporting hides where a thing lives: import it from its own file." });
    },
  }),
};

export default {
  meta: { name: "baize" },
  rules: {
    "logical-css": logicalCss,
    "no-raw-colour": noRawColour,
    "no-site-look": noSiteLook,
    "no-literal-text": noLiteralText,
    "no-barrel": noBarrel,
    "no-hidden-role": noHiddenRole,
    "change-details": changeDetails,
    "data-part": dataPart,
    layers,
    "overlay-queues": overlayQueues,
    "server-modules": serverModules,
  },
};
