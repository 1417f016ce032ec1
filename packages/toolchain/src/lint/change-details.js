// A callback named `on…Change` or `on…Commit` passes details: the reason, the event and `cancel()`.
const callback = /^on[A-Z]\w*(?:Change|Commit)$/;
const detailed = /(?:^ChangeDetails$|Change$)/;
const open = new Set(["TSStringKeyword", "TSAnyKeyword", "TSUnknownKeyword"]);

const withoutParentheses = (type) => (type?.type === "TSParenthesizedType" ? withoutParentheses(type.typeAnnotation) : type);
const nameOf = (type) => (type?.type === "TSTypeReference" ? type.typeName?.name : undefined);

/** Whether a type is `ChangeDetails` with a closed union, alone, with more fields, or by a name that ends in `Change`. */
function isDetails(given, aliases) {
  const type = withoutParentheses(given);
  if (type?.type === "TSIntersectionType") return type.types.some((part) => isDetails(part, aliases));
  const name = nameOf(type);
  if (name === undefined || !detailed.test(name)) return false;
  if (name !== "ChangeDetails") return aliases.has(name) ? isDetails(aliases.get(name), aliases) : true;
  const [reason] = type.typeArguments?.params ?? [];
  return reason !== undefined && !open.has(reason.type);
}

/** Whether the last parameter of a callback is its details. */
function hasDetails(params, aliases) {
  const details = params.at(-1);
  return params.length > 1 && !details?.optional && isDetails(details?.typeAnnotation?.typeAnnotation, aliases);
}

/** The function types of a prop's type: a union with `undefined` has one. */
function functionsOf(given) {
  const type = withoutParentheses(given);
  if (type?.type === "TSFunctionType") return [type];
  return type?.type === "TSUnionType" ? type.types.flatMap(functionsOf) : [];
}

/** Refuses an `on…Change` or `on…Commit` whose last parameter is not `ChangeDetails` with a closed union of reasons. */
export const changeDetails = {
  create: (context) => {
    const aliases = new Map();
    const found = [];
    const visit = (node, params) => {
      const name = node.key?.name ?? node.id?.name;
      if (callback.test(name ?? "")) found.push({ node, name, params });
    };
    return {
      TSTypeAliasDeclaration(node) {
        aliases.set(node.id.name, node.typeAnnotation);
        // `OnCheckedChange`: a callback's type with a name of its own.
        if (!/^On[A-Z]\w*(?:Change|Commit)$/.test(node.id.name)) return;
        for (const type of functionsOf(node.typeAnnotation)) found.push({ node, name: node.id.name, params: type.params });
      },
      TSPropertySignature(node) {
        for (const type of functionsOf(node.typeAnnotation?.typeAnnotation)) visit(node, type.params);
      },
      TSMethodSignature(node) {
        visit(node, node.params);
      },
      "Program:exit"() {
        for (const { node, name, params } of found) {
          if (hasDetails(params, aliases)) continue;
          context.report({
            node,
            message: `'${name}' tells no reason: its last parameter is ChangeDetails with a closed union, \`(value, details: ChangeDetails<"press">) => void\`.`,
          });
        }
      },
    };
  },
};
