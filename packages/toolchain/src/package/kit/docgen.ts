import { readFileSync } from "node:fs";
import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  ERROR_CODES,
  type Importer,
  makeFsImporter,
  parse,
  type PropDescriptor,
} from "react-docgen";
import { readableTypes } from "./readable-types.ts";
import { descriptionOf } from "./shared-props.ts";

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
  return oneLine("raw" in tsType && tsType.raw ? tsType.raw : tsType.name).replace(/^\| /, "");
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

/** Remembers the modules that it has read, for a run that reads the whole kit. */
const remembering = makeFsImporter();

function parsed(file: string, source: string, importer: Importer): readonly Documentation[] {
  try {
    return parse(source, {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      handlers: [...Object.values(builtinHandlers), readableTypes],
      importer,
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if (isNothing(error)) return [];
    throw error;
  }
}

/** What a module's components are and take, for the published list and for Storybook. */
export function documentationOf(file: string, source: string, importer = makeFsImporter()): readonly Documentation[] {
  return parsed(file, source, importer).map((documentation) => ({
    ...documentation,
    props: Object.fromEntries(
      Object.entries(documentation.props ?? {}).map(([name, prop]) => [
        name,
        { ...prop, description: descriptionOf(name, prop) },
      ]),
    ),
  }));
}

/** The components that a module exports, with their documentation and that of their own props, read from the source. */
export function describe(file: string): readonly Described[] {
  return documentationOf(file, readFileSync(file, "utf8"), remembering).flatMap(({ displayName, description, props = {} }) =>
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
