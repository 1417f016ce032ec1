import { brotliCompressSync, constants } from "node:zlib";

/** Bytes after brotli at its best, as a content network stores a built file. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

export const kib = (bytes: number) => (bytes / 1024).toFixed(1);
