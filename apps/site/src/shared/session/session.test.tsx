// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { closeSession, keepMember, openSession, renewToken, useSession } from "./session.ts";

afterEach(() => {
  cleanup();
  act(closeSession);
});

const opened = {
  token: "t1",
  account: "ananya_42",
  isAgent: 1 as const,
  merchantCode: "baize",
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: null,
  expiresAt: 0,
};

function Who() {
  const session = useSession();
  return (
    <output>
      {session ? `${session.account} ${session.isAgent} ${session.passwordChange ?? "free"} ${session.token}` : "signed out"}
    </output>
  );
}
const shown = () => screen.getByRole("status").textContent;

const stored = () => ["merchant", "merchantCode", "memberLabel", "customerId"].map((key) => sessionStorage.getItem(key));

describe("the session", () => {
  it("is empty before signing in and after signing out", () => {
    render(<Who />);
    expect(shown()).toBe("signed out");
    act(() => openSession(opened));
    expect(shown()).toBe("ananya_42 1 free t1");
    act(closeSession);
    expect(shown()).toBe("signed out");
    expect(sessionStorage.getItem("token")).toBeNull();
  });

  it("stores what must be changed first, and drops it with the new token", () => {
    render(<Who />);
    act(() => openSession({ ...opened, passwordChange: "weak_default" }));
    expect(shown()).toBe("ananya_42 1 weak_default t1");
    act(() => renewToken("t2"));
    expect(shown()).toBe("ananya_42 1 free t2");
  });

  it("keeps the specification's keys, and removes them when it ends", () => {
    act(() => openSession(opened));
    keepMember({ id: "m1", memberLabel: ["VIP", "Diamond"] });
    expect(stored()).toEqual(["baize", "baize", "VIP,Diamond", "m1"]);
    act(closeSession);
    expect(stored()).toEqual([null, null, null, null]);
  });

  it("treats a token without an account as none, and removes it", () => {
    act(() => openSession(opened));
    sessionStorage.removeItem("account");
    act(() => renewToken("t3"));
    render(<Who />);
    expect(shown()).toBe("signed out");
    expect(sessionStorage.getItem("token")).toBeNull();
  });
});
