// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

afterEach(cleanup);

function Part({ broken }: { broken: boolean }) {
  if (broken) throw new Error("no chunk");
  return <p>{"here"}</p>;
}
const fallback = (error: unknown) => <p role="alert">{error instanceof Error ? error.message : "?"}</p>;

it("shows the error in place of the part, and mounts it again with another key", () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(
    <ErrorBoundary key="a" fallback={fallback}>
      <Part broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("alert").textContent).toBe("no chunk");
  rerender(
    <ErrorBoundary key="b" fallback={fallback}>
      <Part broken={false} />
    </ErrorBoundary>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("here").textContent).toBe("here");
  quiet.mockRestore();
});
