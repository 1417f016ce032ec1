// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useSearchParams } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useCentrePath } from "./use-centre-path.ts";

afterEach(cleanup);

/** The centre at an address that was opened directly: its navigation, and where it is. */
function centreAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/help", `/help?overlay=${address}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useCentrePath("agent"), overlay: useSearchParams()[0].get("overlay") }), { wrapper }).result;
}

it.each([
  ["the form of a bill", "agent/dividendRecord/s1/pay", "agent/dividendRecord/s1"],
  ["the wagers of a line", "agent/dailyWages/s1/3", "agent/dailyWages/s1"],
  ["a downline of a downline", "agent/userProfitLoss/raj/meera", "agent/userProfitLoss/raj"],
  ["a statement", "agent/dividendRecord/s1", "agent/dividendRecord"],
  ["a page", "agent/dividendRecord", "agent"],
])("goes one step up from %s", (_, address, above) => {
  const centre = centreAt(address);
  act(() => centre.current.back());
  expect(centre.current.overlay).toBe(above);
});

it("goes back in the history from a part that was opened on its page", () => {
  const centre = centreAt("agent/dividendRecord");
  act(() => centre.current.open("dividendRecord/s1"));
  expect(centre.current.overlay).toBe("agent/dividendRecord/s1");
  act(() => centre.current.back());
  expect(centre.current.overlay).toBe("agent/dividendRecord");
});
