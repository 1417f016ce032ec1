import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RichText } from "./rich-text.tsx";
import { policyName, sanitise } from "./sanitise.ts";

function clean(html: string): string {
  const box = document.createElement("div");
  box.append(sanitise(html, 2));
  return box.innerHTML;
}

test.each([
  ["script", `<p>Hi</p><script>window.hit = 1</script>`, "<p>Hi</p>"],
  ["handler", `<p onclick="hit()" onmouseover=hit()>Hi</p>`, "<p>Hi</p>"],
  [
    "image handler",
    `<img src=x onerror=hit()>`,
    `<img src="x" loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="">`,
  ],
  ["style", `<style>*{display:none}</style><p style="position:fixed;inset:0">Hi</p>`, "<p>Hi</p>"],
  ["form", `<form action="https://evil.example"><input name="password"><button>Log in</button></form>`, "Log in"],
  ["button that submits elsewhere", `<button formaction="https://evil.example">Go</button>`, "Go"],
  ["frame", `<iframe src="https://evil.example" srcdoc="<p>"></iframe><object data=x></object><embed src=x>`, ""],
  ["javascript link", `<a href="javascript:hit()">x</a>`, "<a>x</a>"],
  ["hidden javascript link", `<a href=" java\tscript:hit()">x</a>`, "<a>x</a>"],
  ["data link", `<a href="data:text/html,<script>hit()</script>">x</a>`, "<a>x</a>"],
  [
    "data image",
    `<img src="data:image/svg+xml,<svg/>" alt="a">`,
    `<img alt="a" loading="lazy" decoding="async" referrerpolicy="no-referrer">`,
  ],
  ["svg and math", `<svg><script>hit()</script><a href="javascript:hit()">x</a></svg><math><mtext></mtext></math>`, ""],
  ["names that code trips over", `<p id="root" class="x" name="cookie">Hi</p>`, "<p>Hi</p>"],
  ["meta and base", `<base href="https://evil.example"><meta http-equiv=refresh content="0"><link rel=stylesheet href=x>`, ""],
  ["template", `<template><script>hit()</script></template>`, ""],
  ["target of its own", `<a href="/promotions" target="_top">x</a>`, `<a href="/promotions">x</a>`],
  ["broken markup", `<p>One<b>two<p>three`, "<p>One<b>two</b></p><p><b>three</b></p>"],
])("drops or repairs: %s", (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test("opens external links in a new window without a referrer; others stay as they are", () => {
  expect(clean(`<a href="https://example.org/a">x</a>`)).toBe(
    `<a href="https://example.org/a" target="_blank" rel="noopener noreferrer nofollow ugc">x</a>`,
  );
  expect(clean(`<a href="mailto:help@example.org">x</a>`)).toBe(`<a href="mailto:help@example.org">x</a>`);
  expect(clean(`<a href="tel:+911234">x</a>`)).toBe(`<a href="tel:+911234">x</a>`);
  expect(clean(`<a href="help#limits">x</a>`)).toBe(`<a href="help#limits">x</a>`);
});

test("continues the heading levels of the page", () => {
  expect(clean("<h1>One</h1><h2>Two</h2><h6>Six</h6>")).toBe("<h3>One</h3><h4>Two</h4><h6>Six</h6>");
});

test("mutation does not restore a script", () => {
  const html = `<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>`;
  expect(clean(html)).not.toMatch(/onerror|<style|<form/);
});

test("replaces old text by new", async () => {
  const view = await render(<RichText html="<p>First</p>" />);
  await expect.element(page.getByText("First")).toBeVisible();
  await view.rerender(<RichText html="<p>Second</p>" />);
  await expect.element(page.getByText("Second")).toBeVisible();
  expect(document.body.textContent).not.toContain("First");
});

/** A document of its own, because a policy like this cannot be lifted from one again. */
async function underTrustedTypes(script: string): Promise<unknown> {
  const policy = `require-trusted-types-for 'script'; trusted-types ${policyName}`;
  const frame = document.createElement("iframe");
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module">${script}</script>`;
  const said = new Promise((resolve) => {
    window.addEventListener("message", ({ source, data }) => source === frame.contentWindow && resolve(data));
  });
  document.body.append(frame);
  try {
    return await said;
  } finally {
    frame.remove();
  }
}

test("works under Trusted Types by its own policy", async () => {
  const refused = `try { document.body.innerHTML = "<p>"; parent.postMessage("taken", "*") } catch (error) { parent.postMessage(error.name, "*") }`;
  expect(await underTrustedTypes(refused)).toBe("TypeError");
  const module = new URL("sanitise.ts", import.meta.url).href;
  const used = `
    try {
      const { sanitise } = await import("${module}");
      const box = document.createElement("div");
      box.append(sanitise("<p onclick=hit()>Safe<script>hit()</scr" + "ipt></p>", 2));
      parent.postMessage(box.innerHTML, "*");
    } catch (error) { parent.postMessage(String(error), "*") }`;
  expect(await underTrustedTypes(used)).toBe("<p>Safe</p>");
});
