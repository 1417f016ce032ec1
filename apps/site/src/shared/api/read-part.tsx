import type { ReactNode } from "react";
import { ReadError } from "./read-error.tsx";

interface ReadPartProps<Value> {
  read: {
    readonly data: Value | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** A placeholder. */
  waiting: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of a page with its own read: its answer, a placeholder while it loads, or its error. */
export function ReadPart<Value>({ read, waiting, children }: ReadPartProps<Value>) {
  if (read.data !== undefined) return children(read.data);
  return read.isError ? <ReadError read={read} /> : waiting;
}
