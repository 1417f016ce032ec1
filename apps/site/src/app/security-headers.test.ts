import { expect, it } from "vitest";
import { securityHeaders } from "../../security-headers.ts";

const policyOf = (phoneProject?: string) =>
  securityHeaders("https://vendor.example", [], { phoneProject })["Content-Security-Policy"] ?? "";

it("allow the human check of a phone-code provider only where a project is configured", () => {
  expect(policyOf()).not.toMatch(/google|gstatic|goog#html/);
  const policy = policyOf("sona-phones");
  expect(policy).toMatch(
    /script-src 'self' 'sha256-\S+' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
  );
  expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com");
  expect(policy).toContain("frame-src https://vendor.example https://www.google.com/recaptcha/");
  expect(policy).toMatch(/trusted-types default \S+ baize-worker dompurify baize-phone-codes recaptcha goog#html$/);
});

it("forbid framing the site and foreign scripts, and allow frames of the vendor and the launch hosts alone", () => {
  const headers = securityHeaders("https://vendor.example", ["https://other.example"], { launch: "https://launch.example" });
  const policy = new Map(
    (headers["Content-Security-Policy"] ?? "").split("; ").map((line): [string, string] => {
      const [name = "", ...rest] = line.split(" ");
      return [name, rest.join(" ")];
    }),
  );
  expect(policy.get("frame-ancestors")).toBe("'none'");
  expect(policy.get("frame-src")).toBe("https://vendor.example https://launch.example");
  expect(policy.get("base-uri")).toBe("'none'");
  expect(policy.get("form-action")).toBe("'self'");
  expect(policy.get("object-src")).toBe("'none'");
  expect(policy.get("script-src")).toMatch(/^'self' 'sha256-[A-Za-z0-9+/=]+'$/);
  expect(policy.get("require-trusted-types-for")).toBe("'script'");
});
