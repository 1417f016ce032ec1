import { type NodePath, utils } from "react-docgen";

/** The types given for the type parameters of an interface or an alias. */
export type Params = Readonly<Record<string, NodePath>> | null;
/** One place that declares a prop. */
export interface Declared {
  readonly property: NodePath;
  readonly params: Params;
}
/** A prop: its declarations, more than one where the members of a union differ. */
export interface OwnProp {
  readonly declared: readonly Declared[];
  readonly required: boolean;
}
type Props = ReadonlyMap<string, OwnProp>;

const { getPropertyName, getTypeFromReactComponent, getTypeParameters, resolveToValue } = utils;
const none: Props = new Map();

/** `title?: undefined` in a member of a union: that member does not take the prop. */
function isRefused({ property }: Declared): boolean {
  if (!property.isTSPropertySignature()) return true;
  const annotation = property.get("typeAnnotation");
  const type = annotation.isTSTypeAnnotation() ? annotation.get("typeAnnotation") : annotation;
  return type.isTSUndefinedKeyword() || type.isTSNeverKeyword();
}

function membersOf(members: readonly NodePath[], params: Params): Props {
  return new Map(
    members.flatMap((property): [string, OwnProp][] => {
      const name = property.isTSPropertySignature() ? getPropertyName(property) : null;
      if (!name || !property.isTSPropertySignature()) return [];
      return [[name, { declared: [{ property, params }], required: !property.node.optional }]];
    }),
  );
}

/** The first that declares a prop describes it; it is required where one of them requires it. */
function together(parts: readonly Props[]): Props {
  const all = new Map<string, OwnProp>();
  for (const [name, prop] of parts.flatMap((part) => [...part])) {
    const first = all.get(name);
    all.set(name, first ? { ...first, required: first.required || prop.required } : prop);
  }
  return all;
}

/** A prop is required where every member of the union requires it. A prop that only some members declare is not listed: in the others it is an attribute of the element. */
function eitherOf(parts: readonly Props[]): Props {
  const [first = none] = parts;
  return new Map(
    [...first.keys()].flatMap((name): [string, OwnProp][] => {
      const found = parts.flatMap((part) => part.get(name) ?? []);
      if (found.length < parts.length) return [];
      const declared = found.flatMap((prop) => prop.declared);
      const taken = declared.filter((one) => !isRefused(one));
      return [[name, { declared: taken.length > 0 ? taken : declared, required: found.every((prop) => prop.required) }]];
    }),
  );
}

/** An interface's own props replace those of the same name that it inherits. */
function interfaceProps(path: NodePath, params: Params): Props {
  if (!path.isTSInterfaceDeclaration()) return none;
  const bases = [path.get("extends")].flat();
  const inherited = together(bases.flatMap((base) => (base.isTSExpressionWithTypeArguments() ? [propsOf(base, params)] : [])));
  return new Map([...inherited, ...membersOf(path.get("body").get("body"), params)]);
}

/** The names of a reference and of its type arguments: `Omit<Props, "title">`. */
function referenceOf(path: NodePath) {
  const name = path.isTSTypeReference()
    ? path.get("typeName")
    : path.isTSExpressionWithTypeArguments()
      ? path.get("expression")
      : undefined;
  if (!name?.isIdentifier()) return undefined;
  const given = path.get("typeParameters");
  const types = Array.isArray(given) || !given.isTSTypeParameterInstantiation() ? undefined : given;
  return { name, text: name.node.name, types, given: types?.get("params") ?? [] };
}

/** The names that the second argument of `Omit` and `Pick` means. */
function namesIn(path: NodePath | undefined, params: Params): ReadonlySet<string> {
  if (path?.isTSUnionType()) return new Set(path.get("types").flatMap((type) => [...namesIn(type, params)]));
  if (path?.isTSTypeOperator()) return new Set(propsOf(path.get("typeAnnotation"), params).keys());
  if (path?.isTSLiteralType()) {
    const { literal } = path.node;
    return new Set(literal.type === "StringLiteral" ? [literal.value] : []);
  }
  const reference = path && referenceOf(path);
  const alias = reference && resolveToValue(reference.name);
  return alias?.isTSTypeAliasDeclaration() ? namesIn(alias.get("typeAnnotation"), params) : new Set();
}

const filtered = (props: Props, isKept: (name: string) => boolean): Props => new Map([...props].filter(([name]) => isKept(name)));

function referencedProps(path: NodePath, params: Params): Props {
  const reference = referenceOf(path);
  if (!reference) return none;
  const { name, text, types, given } = reference;
  const [first, second] = given;
  if (first && (text === "Omit" || text === "Pick")) {
    const keys = namesIn(second, params);
    return filtered(propsOf(first, params), (one) => keys.has(one) === (text === "Pick"));
  }
  if (first && text === "Partial")
    return new Map([...propsOf(first, params)].map(([one, prop]) => [one, { ...prop, required: false }]));
  const declaration = resolveToValue(name);
  if (!declaration.isTSInterfaceDeclaration() && !declaration.isTSTypeAliasDeclaration()) return none;
  const asked = declaration.get("typeParameters");
  const inner =
    types && !Array.isArray(asked) && asked.isTSTypeParameterDeclaration() ? getTypeParameters(asked, types, params) : params;
  return declaration.isTSInterfaceDeclaration()
    ? interfaceProps(declaration, inner)
    : propsOf(declaration.get("typeAnnotation"), inner);
}

function propsOf(path: NodePath, params: Params): Props {
  if (path.isTSTypeLiteral()) return membersOf(path.get("members"), params);
  if (path.isTSParenthesizedType()) return propsOf(path.get("typeAnnotation"), params);
  if (path.isTSIntersectionType()) return together(path.get("types").map((type) => propsOf(type, params)));
  if (path.isTSUnionType()) return eitherOf(path.get("types").map((type) => propsOf(type, params)));
  return referencedProps(path, params);
}

/** The props that the kit declares for a component, through `Omit`, `Pick`, `Partial`, intersections and unions. */
export function ownProps(component: Parameters<typeof getTypeFromReactComponent>[0]): Props {
  return together(getTypeFromReactComponent(component).map((type) => propsOf(type, null)));
}
