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
  /** Room for what comes. */
  waiting: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of a page that is read for itself: its answer, room for it while it is on its way, or why it did not come. */
export function ReadPart<Value>({ read, waiting, children }: ReadPartProps<Value>) {
  if (read.data !== undefined) return children(read.data);
  return read.isError ? <ReadError read={read} /> : waiting;
}
