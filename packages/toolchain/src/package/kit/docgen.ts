import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
import { defaultsIn } from "./defaults.ts";
import { rawOf, readableTypes } from "./readable-types.ts";
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
  return oneLine(rawOf(tsType)).replace(/^\| /, "");
}

function propOf([name, prop]: [string, PropDescriptor]): Prop {
  const fallback = typeof prop.defaultValue?.value === "string" ? oneLine(prop.defaultValue.value) : undefined;
  return {
    name,
    type: typeOf(prop),
    required: prop.required === true,
    default: fallback,
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

const aside = /\.(?:stories|test|fixture|example)\.|\.browser\./;
const folders = new Map<string, ReadonlyMap<string, string>>();

/** The defaults in a component's folder: a part that it hands its rest props to may have them. */
function defaultsOf(folder: string): ReadonlyMap<string, string> {
  const known = folders.get(folder);
  if (known) return known;
  const files = globSync("*.tsx", { cwd: folder }).filter((file) => !aside.test(file));
  const found = defaultsIn(files.map((file) => ({ file, source: readFileSync(join(folder, file), "utf8") })));
  folders.set(folder, found);
  return found;
}

/** State that a caller may hold: without a value the component holds it itself. */
const held = new Set(["checked", "open", "pressed", "selected", "value"]);

/** A switch whose description begins with what `false` does is on by itself. */
const isOn = ({ description = "" }: PropDescriptor) => description.startsWith("`false`:");

/** The value of a prop that is not given, as the component or a part of its folder takes it. A switch that is not given is off. */
function withDefault(name: string, prop: PropDescriptor, own: ReadonlyMap<string, string>, near: ReadonlyMap<string, string>) {
  if (prop.defaultValue || prop.required) return prop;
  const isSwitch = prop.tsType?.name === "boolean" && !held.has(name);
  const value = own.get(name) ?? near.get(name) ?? (isSwitch ? String(isOn(prop)) : undefined);
  return value === undefined ? prop : { ...prop, defaultValue: { value, computed: false } };
}

/** What a module's components are and take, for the published list and for Storybook. */
export function documentationOf(file: string, source: string, importer = makeFsImporter()): readonly Documentation[] {
  const own = defaultsIn([{ file, source }]);
  const near = defaultsOf(dirname(file));
  return parsed(file, source, importer).map((documentation) => ({
    ...documentation,
    props: Object.fromEntries(
      Object.entries(documentation.props ?? {}).map(([name, prop]) => [
        name,
        { ...withDefault(name, prop, own, near), description: descriptionOf(name, prop) },
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
