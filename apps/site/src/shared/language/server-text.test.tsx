// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ServerText } from "./server-text.tsx";

test("marks a server's text with the language it is in", () => {
  const { container } = render(<ServerText lang="fa">سلام</ServerText>);
  expect(container.innerHTML).toBe('<span lang="fa" dir="rtl">سلام</span>');
});

test("adds nothing to a text in the visitor's language", () => {
  const { container } = render(<ServerText lang={undefined}>Slots</ServerText>);
  expect(container.innerHTML).toBe("Slots");
});
