import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import type { FileRows } from "./csv.ts";
import { ExportButton } from "./export-button.tsx";

interface RecordHeadProps {
  title: string;
  level?: 2 | 3;
  /** The file's name, where it is another than the title. */
  file?: string;
  /** Header and all filtered rows, not only those on screen. */
  fileRows: () => FileRows;
  /** Whether there is nothing to save. */
  none: boolean;
}

/** A record's heading, and the button that exports it. */
export function RecordHead({ title, level = 2, file = title, fileRows, none }: RecordHeadProps) {
  return (
    <Group justify="between">
      <Heading level={level}>{title}</Heading>
      <ExportButton name={file} rows={fileRows} disabled={none} />
    </Group>
  );
}
