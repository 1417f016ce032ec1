import { expect, test } from "vitest";
import { captchaSource } from "./captcha-source.ts";

test.each([
  ["iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="],
  ["/9j/4AAQ", "data:image/jpeg;base64,/9j/4AAQ"],
  ["PHN2ZyB4", "data:image/svg+xml;base64,PHN2ZyB4"],
  ["data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="],
  ["/captcha/4.png", "/captcha/4.png"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,<script>", undefined],
  ["", undefined],
])("%s", (image, source) => {
  expect(captchaSource(image)).toBe(source);
});
