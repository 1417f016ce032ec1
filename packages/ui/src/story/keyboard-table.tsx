import { Rich } from "./rich.tsx";

export interface KeyboardRow {
  /** "ArrowRight", "Enter or Space". */
  readonly keys: string;
  /** The keys that do it in right-to-left, where they differ. */
  readonly rtlKeys?: string;
  readonly does: string;
}

const heads = { keys: "Keys", rtl: "In right-to-left", does: "What they do" };

/** The keyboard table of a component's docs page, drawn from the rows that its story executes. */
export function KeyboardTable({ rows }: { rows: readonly KeyboardRow[] }) {
  const turns = rows.some((row) => row.rtlKeys);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heads.keys}</th>
          {turns ? <th scope="col">{heads.rtl}</th> : null}
          <th scope="col">{heads.does}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.keys}>
            <td>
              <kbd>{row.keys}</kbd>
            </td>
            {turns ? (
              <td>
                <kbd>{row.rtlKeys ?? row.keys}</kbd>
              </td>
            ) : null}
            <td>
              <Rich text={row.does} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
