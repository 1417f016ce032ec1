import { useRef } from "react";
import type { FieldError } from "react-hook-form";

/** A value that was asked about, and the error that the server found. */
interface FoundProblem {
  readonly value: string;
  readonly text?: string | undefined;
}

interface FoundProblemsOptions {
  /** Whether a field keeps the rules: only then is the server asked. */
  readonly passes: (name: string) => boolean;
  readonly valueOf: (name: string) => string;
  readonly checkAgain: (name: string) => void;
}

/** Errors of values that only the server knows, a value asked about once. */
export function useFoundProblems(
  find: ((name: string, value: string) => Promise<string | undefined>) | undefined,
  { passes, valueOf, checkAgain }: FoundProblemsOptions,
) {
  const found = useRef(new Map<string, FoundProblem>());
  const ask = async (name: string) => {
    const value = valueOf(name);
    if (!find || value === "" || found.current.get(name)?.value === value || !passes(name)) return;
    found.current.set(name, { value });
    try {
      const text = await find(name, value);
      // Another value was asked about meanwhile.
      if (found.current.get(name)?.value !== value) return;
      found.current.set(name, { value, text });
      if (text !== undefined && valueOf(name) === value) checkAgain(name);
    } catch {
      // Without an answer the form says it when it is sent; the field asks again when it is left again.
      found.current.delete(name);
    }
  };
  const errorOf = (name: string, value: string | undefined): FieldError | undefined => {
    const problem = found.current.get(name);
    return problem?.text !== undefined && problem.value === value ? { type: "server", message: problem.text } : undefined;
  };
  return { ask, errorOf };
}
