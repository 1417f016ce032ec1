import type { UploadFile } from "./upload-file.ts";

/**
 * Gives an input the files of its field: forms send them, screen readers count them, and one that was removed can
 * be chosen again.
 */
export function holdFiles(input: HTMLInputElement | null, files: readonly UploadFile[]): void {
  if (!input) return;
  const own = files.flatMap(({ file }) => (file ? [file] : []));
  const held = [...(input.files ?? [])];
  if (own.length === held.length && own.every((file, index) => file === held[index])) return;
  const data = new DataTransfer();
  for (const file of own) data.items.add(file);
  input.files = data.files;
}
