import type { Node } from "oxc-parser";
import { declarationOf, exportOf, fileOf, type Place, type Reader } from "./module.ts";

/** A type that a declaration names. */
export interface Use {
  readonly place: Place;
  /** Named only as a part of another type, whose members a consumer sees: a base, or one side of an intersection. */
  readonly base: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** These take members of a type, and a consumer sees the members. */
const takesMembers = new Set(["Omit", "Pick", "Partial", "Required", "Readonly", "ComponentProps", "Extract", "Exclude"]);

function nameOf(node: Node): string | undefined {
  if (node.type === "TSTypeReference" && node.typeName.type === "Identifier") return node.typeName.name;
  if (node.type === "TSInterfaceHeritage" && node.expression.type === "Identifier") return node.expression.name;
  return undefined;
}

/** The type whose members are taken, without the list of their keys. */
const firstArgument = (node: Node): readonly Node[] | undefined =>
  node.type === "TSTypeReference" || node.type === "TSInterfaceHeritage" ? node.typeArguments?.params.slice(0, 1) : undefined;

/** The types that these declarations of one file name. */
export function usesOf(open: Reader, file: string, declarations: readonly Node[]): readonly Use[] {
  const uses: Use[] = [];
  const add = (place: Place | undefined, base: boolean) => {
    if (place) uses.push({ place, base });
  };
  const visit = (node: Node, base: boolean, own: ReadonlySet<string>): void => {
    // `typeof css.tone` names a value, whose keys a consumer reads as words.
    if (node.type === "TSTypeQuery") return;
    if (node.type === "TSImportType") {
      const target = fileOf(file, node.source.value);
      if (target && node.qualifier?.type === "Identifier") add(exportOf(open, { file: target, name: node.qualifier.name }), base);
    }
    const name = nameOf(node);
    if (name !== undefined && !own.has(name)) add(declarationOf(open, { file, name }), base);
    const taken = name !== undefined && takesMembers.has(name) ? firstArgument(node) : undefined;
    const inside = base && (isTransparent(node) || taken !== undefined);
    const mine = new Set([...own, ...parametersOf(node)]);
    for (const child of taken ?? childrenOf(node)) visit(child, inside || child.type === "TSInterfaceHeritage", mine);
  };
  for (const node of declarations) visit(node, node.type === "TSTypeAliasDeclaration", new Set());
  return uses;
}

/** What is inside such a node is a part of the whole type. */
function isTransparent({ type }: Node): boolean {
  return (
    type === "TSTypeAliasDeclaration" ||
    type === "TSIntersectionType" ||
    type === "TSParenthesizedType" ||
    type === "TSTypeParameterInstantiation"
  );
}

/** Names that a generic type, a mapped type or an `infer` declares for itself. */
function parametersOf(node: Node): readonly string[] {
  if (node.type === "TSMappedType") return [node.key.name];
  return childrenOf(node).flatMap((child) =>
    child.type === "TSTypeParameterDeclaration" ? child.params.map((one) => one.name.name) : [],
  );
}
