import type { FileKind } from "./file-kinds.ts";
import type { Taken } from "./inspect.ts";

/** One entry of the field. A chosen file has a `file`, a file of the server a `url`. */
export interface UploadFile {
  /** Unique in the field: the key of its progress in `states`. */
  readonly id: string;
  /** File name with its ending, as the person knows it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The kind by its first bytes. Without it a file with an address is drawn as a picture. */
  readonly kind?: FileKind;
  /** The chosen file itself, to be sent. Without it the file is on the server already. */
  readonly file?: File;
  /** Where the server has it, for the preview. */
  readonly url?: string;
}
/** The progress of a file. Without one it waits to be sent. */
export type UploadState =
  /** `progress` from 0 to 1; left out while it is unknown. */
  | { readonly status: "sending"; readonly progress?: number }
  | { readonly status: "done" }
  /** "The network broke off". */
  | { readonly status: "failed"; readonly message: string };

let made = 0;

export function uploadFile({ file, kind }: Taken): UploadFile {
  made += 1;
  return { id: `chosen-${made}`, name: file.name, size: file.size, kind, file };
}
