import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { securityHeaders } from "../../../../../apps/site/security-headers.ts";
import { OPERATIONS } from "@baize/api/provider/operations";
import { ROUTES } from "@baize/api/routes/all-routes";
import { nginxConfig } from "./nginx-config.ts";

const headers = securityHeaders("https://games.example");
const front = {
  hosts: ["www.sona.example"],
  servers: ["127.0.0.1:1", "127.0.0.1:2"],
  site: "/srv/site",
  certificate: "/a.crt",
  certificateKey: "/a.key",
  headers,
};

/** The blocks of `location`, by their path. */
const locations = (config: string) =>
  new Map([...config.matchAll(/ {2}location (\S+) \{\n(.*?)\n {2}\}/gs)].map(([, path = "", lines = ""]) => [path, lines]));

it("sends every header of the site with each of its files, because an inner block drops the outer ones", () => {
  const blocks = locations(nginxConfig(front));
  for (const path of ["/", "/assets/"])
    for (const [name, value] of Object.entries(headers))
      expect(blocks.get(path)).toContain(`add_header ${name} "${value}" always;`);
});

it("gives the servers every path of the contract and of the vendor", () => {
  const proxied = [...locations(nginxConfig(front))].filter(([, lines]) => lines.includes("proxy_pass")).map(([path]) => path);
  const paths = [...Object.values(ROUTES), ...Object.values(OPERATIONS)].map(({ path }) => path);
  expect(paths.filter((path) => !proxied.some((begin) => path.startsWith(begin)))).toEqual([]);
});

it("writes the answer of the page's endpoint into the page, and never an error", () => {
  const config = nginxConfig(front);
  const page = readFileSync(new URL("../../../../../apps/site/index.html", import.meta.url), "utf8");
  const [, path = ""] = /<!--# include virtual="([^"]+)" -->/.exec(page) ?? [];
  expect(config).toContain(
    `location = ${path} {\n    internal;\n    proxy_pass http://baize_servers${ROUTES["page.settings"].path};`,
  );
  expect(config).toContain("proxy_intercept_errors on;");
  expect(locations(config).get("/")).toContain("ssi on;");
});

it("gives a drained server no request", () => {
  expect(nginxConfig({ ...front, drained: ["127.0.0.1:1"] })).toContain("server 127.0.0.1:1 down;\n  server 127.0.0.1:2;");
});
