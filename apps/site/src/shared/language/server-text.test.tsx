// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { GameName } from "./game-name.tsx";
import { ServerText } from "./server-text.tsx";

test("marks a server's text with the language it is in", () => {
  const { container } = render(<ServerText lang="fa">سلام</ServerText>);
  expect(container.innerHTML).toBe('<span lang="fa" dir="rtl">سلام</span>');
});

test("adds nothing to a text in the visitor's language", () => {
  const { container } = render(<ServerText lang={undefined}>Slots</ServerText>);
  expect(container.innerHTML).toBe("Slots");
});

test("marks the name of a game in its own direction", () => {
  const { container } = render(
    <>
      <GameName of={{ gameName: "Pearl Monsoon", lang: "en" }} />
      <GameName of={{ gameName: "पतंग" }} />
    </>,
  );
  expect(container.innerHTML).toBe('<bdi lang="en" dir="ltr">Pearl Monsoon</bdi><bdi>पतंग</bdi>');
});
