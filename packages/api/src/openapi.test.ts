import { expect, it } from "vitest";
import { endpointOf } from "./contract/contract.ts";
import { openApi } from "./openapi.ts";
import { ROUTES, isEndpointId } from "./routes/all-routes.ts";

const document = JSON.parse(JSON.stringify(openApi({ title: "Baize", version: "1", serverUrl: "https://play.example" })));

it("has one operation for every row, under its path and method", () => {
  for (const id of Object.keys(ROUTES).filter(isEndpointId)) {
    const { path, method } = endpointOf(id);
    expect(document.paths[path.replaceAll(/:(\w+)/g, "{$1}")][method.toLowerCase()].operationId).toBe(id);
  }
});

it("describes the input of a read, and the form of a list", () => {
  const { parameters, security } = document.paths["/wps/relay/announcements"].get;
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: "types", in: "query", required: false, style: "form", explode: false }),
  );
  expect(security).toEqual([{}, { session: [] }]);
});

it("shows the plain text of an encrypted body, and the key of an idempotent one", () => {
  const { requestBody, parameters, responses } = document.paths["/wps/member/register"].put;
  expect(requestBody.content["application/jose"].schema.contentSchema.required).toContain("username");
  expect(parameters).toContainEqual(expect.objectContaining({ name: "Idempotency-Key", required: true }));
  expect(responses["409"].description).toContain("crypto.replayed");
  expect(responses["422"].description).toContain("affiliate.invalid");
});

it("resolves all its references", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set(["#/components/schemas/Failure"]));
});
