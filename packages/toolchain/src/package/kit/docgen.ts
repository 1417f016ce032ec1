import { readFileSync } from "node:fs";
import { builtinResolvers, type Documentation, ERROR_CODES, makeFsImporter, parse, type PropDescriptor } from "react-docgen";

export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  readonly does?: string;
}
export interface Described {
  readonly name: string;
  readonly does: string;
  readonly props: readonly Prop[];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function typeOf({ tsType }: PropDescriptor): string {
  // Attributes of the element itself, which are not listed.
  if (!tsType) return "as on the element";
  return oneLine("raw" in tsType && tsType.raw ? tsType.raw : tsType.name);
}

function propOf([name, prop]: [string, PropDescriptor]): Prop {
  const fallback = typeof prop.defaultValue?.value === "string" ? oneLine(prop.defaultValue.value) : undefined;
  return {
    name,
    type: typeOf(prop),
    required: prop.required === true,
    ...(fallback === undefined ? {} : { default: fallback }),
    does: prop.description ? oneLine(prop.description) : undefined,
  };
}

const isNothing = (error: unknown) => error instanceof Error && "code" in error && error.code === ERROR_CODES.MISSING_DEFINITION;

function definitions(file: string): readonly Documentation[] {
  try {
    return parse(readFileSync(file, "utf8"), {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer: makeFsImporter(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if (isNothing(error)) return [];
    throw error;
  }
}

/** The components that a module exports, with their documentation and that of their own props, read from the source. */
export function describe(file: string): readonly Described[] {
  return definitions(file).flatMap(({ displayName, description, props = {} }) =>
    displayName
      ? [
          {
            name: displayName,
            does: oneLine(description ?? ""),
            props: Object.entries(props)
              .map(propOf)
              .toSorted((one, two) => one.name.localeCompare(two.name, "en")),
          },
        ]
      : [],
  );
}
