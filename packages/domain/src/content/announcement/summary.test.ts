import { expect, it } from "vitest";
import { announcementSummary } from "./summary.ts";

it.each([
  ["<p>UPI is slow <b>today</b>.</p><p>More below.</p>", "UPI is slow today."],
  ["<h3>News</h3><p class='a'>12 &amp; 13&nbsp;May</p>", "12 & 13 May"],
  ["plain  text", "plain text"],
  ["<p></p>", ""],
  ["<p>&unknown; <img src=x></p>", "&unknown;"],
])("%s is summed up as %s", (html, text) => expect(announcementSummary(html)).toBe(text));
