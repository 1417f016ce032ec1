import type { Described } from "./docgen.ts";

/** Props that a reader of the props table could not use: without a description, or with a type that says nothing. */
export function undescribed(components: readonly Pick<Described, "name" | "props">[]): string[] {
  return components.flatMap(({ name, props }) =>
    props.flatMap((prop) => [
      ...(prop.does ? [] : [`${name}: \`${prop.name}\` has no description (JSDoc above it)`]),
      ...(/\bunknown\b/.test(prop.type) ? [`${name}: the type of \`${prop.name}\` is not readable: ${prop.type}`] : []),
    ]),
  );
}
