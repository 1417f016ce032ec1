// Every element of the kit that has a style of its own can be found by name: `data-part`, or `data-component` on the root.
const named = new Set(["data-part", "data-component"]);

/** `className={className}`: the caller's element, which brings its own name. */
const isPassed = ({ value }) => value?.type === "JSXExpressionContainer" && value.expression.name === "className";

/** Refuses a styled element of a component without `data-part` or `data-component`. */
export const dataPart = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== "JSXIdentifier" || !/^[a-z]/.test(node.name.name)) return;
      const attributes = node.attributes.filter(({ type }) => type === "JSXAttribute");
      const styled = attributes.find(({ name }) => name.name === "className");
      if (!styled || isPassed(styled) || attributes.some(({ name }) => named.has(name.name))) return;
      context.report({
        node,
        message: `<${node.name.name}> has a style and no name: give it \`data-part\`, so that a consumer can find and style it.`,
      });
    },
  }),
};
