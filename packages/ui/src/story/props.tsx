import { props as all } from "virtual:kit-props";
import { Rich } from "./rich.tsx";

const words = {
  name: "Name",
  type: "Type",
  fallback: "Default",
  does: "What it does",
  required: "required",
  from: "From ",
  extends: "Also: ",
};
type FolderProps = (typeof all)[string];
type Field = FolderProps["components"][number]["props"][number];

function Table({ fields, hasDefaults }: { fields: readonly Field[]; hasDefaults: boolean }) {
  return (
    <div className="docs-wide">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.type}</th>
            {hasDefaults ? <th scope="col">{words.fallback}</th> : null}
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, required, default: fallback, does = "" }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {required ? <small>{words.required}</small> : null}
              </th>
              <td>
                <code>{type}</code>
              </td>
              {hasDefaults ? <td>{fallback === undefined ? null : <code>{fallback}</code>}</td> : null}
              <td>
                <Rich text={does} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Required ones first: nothing works without them. */
const inOrder = (fields: readonly Field[]) => fields.toSorted((one, two) => Number(two.required) - Number(one.required));

function Component({ name, does, props, import: path, isOnly }: FolderProps["components"][number] & { isOnly: boolean }) {
  return (
    <>
      {isOnly ? null : (
        <>
          <h3>{name}</h3>
          <p>
            <Rich text={does} />
          </p>
          <p>
            {words.from}
            <code>{path}</code>
          </p>
        </>
      )}
      {props.length > 0 ? <Table fields={inOrder(props)} hasDefaults /> : null}
    </>
  );
}

function NamedType({ name, kind, does, text, members }: FolderProps["types"][number]) {
  return (
    <>
      <h3>{name}</h3>
      {does ? (
        <p>
          <Rich text={does} />
        </p>
      ) : null}
      {kind === "fields" ? <Table fields={members} hasDefaults={false} /> : null}
      {text ? (
        <p className="docs-type">
          {kind === "fields" ? words.extends : null}
          <code>{text}</code>
        </p>
      ) : null}
    </>
  );
}

/** The props of a folder's components, and the types and functions that a person meets with them, from the type checker. */
export function Props({ of }: { of: string }) {
  const { components = [], types = [] } = all[of] ?? {};
  return (
    <>
      {components.map((one) => (
        <Component key={one.name} {...one} isOnly={components.length === 1} />
      ))}
      {types.map((one) => (
        <NamedType key={one.name} {...one} />
      ))}
    </>
  );
}
