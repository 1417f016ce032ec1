import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NativeSelect } from "./native-select.tsx";

test("marks an option whose label is in another language", () => {
  const options = [
    { value: "own", label: "मोती मानसून" },
    { value: "other", label: "پتنگ", lang: "ur", dir: "rtl" as const },
  ];
  const html = renderToStaticMarkup(<NativeSelect aria-label="खेल" options={options} />);
  expect(html).toMatch(/<option[^>]* lang="ur" dir="rtl"[^>]*>پتنگ</);
  expect(html).not.toMatch(/<option[^>]* lang=[^>]*>मोती/);
});
