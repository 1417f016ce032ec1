import { describe, expect, expectTypeOf, it } from "vitest";
import {
  CONTRACT,
  endpointOf,
  type ErrorOf,
  type Handlers,
  type InputOf,
  type OutputOf,
  type ParsedOf,
  type TokenOf,
} from "./contract.ts";
import { isServerErrorCode } from "../errors.ts";
import { ROUTES, isEndpointId, type EndpointId } from "../routes/all-routes.ts";

const ids = Object.keys(ROUTES).filter(isEndpointId);

describe("the table of endpoints", () => {
  it("has a row with schemas for every route", () => {
    expect(Object.keys(CONTRACT).toSorted()).toEqual(ids.toSorted());
    expect(ids.filter((id) => endpointOf(id).id !== id)).toEqual([]);
  });

  it("uses each method and path once", () => {
    const places = ids.map((id) => `${ROUTES[id].method} ${ROUTES[id].path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("puts each path under its module or the relay", () => {
    const astray = ids.filter((id) => !/^\/(wps|lgw|lotto|gcs|mcs)\/[\w/.:-]+$/.test(ROUTES[id].path));
    expect(astray).toEqual([]);
  });

  it("invalidates only reads that exist", () => {
    const named = ids.map((id) => endpointOf(id).invalidates ?? []);
    const stale = named.flatMap((one) => (one === "account" ? [] : one));
    expect(stale.filter((id) => !isEndpointId(id) || endpointOf(id).method !== "GET")).toEqual([]);
  });

  it("declares only codes of the catalogue", () => {
    expect(ids.flatMap((id) => endpointOf(id).errors ?? []).filter((code) => !isServerErrorCode(code))).toEqual([]);
  });

  it("never puts a secret into a query string", () => {
    const secret = /password|token|proof/i;
    const leaking = ids.filter(
      (id) => ["GET", "DELETE"].includes(ROUTES[id].method) && secret.test(JSON.stringify(Object.keys(shape(id)))),
    );
    expect(leaking).toEqual([]);
  });

  it("encrypts every call that carries a password", () => {
    const open = ids.filter((id) => Object.keys(shape(id)).some((name) => /password/i.test(name)) && !endpointOf(id).encrypted);
    expect(open).toEqual([]);
  });
});

describe("the types of a row", () => {
  it("tell what a caller gives, what a handler gets, and which errors it may throw", () => {
    expectTypeOf<InputOf<"games.popular">>().toEqualTypeOf<{
      count?: number;
      prizeMode?: "Lott" | "ZY" | "Elott" | "SEA";
      device?: "WEB" | "MOBILE";
      launchable?: boolean;
    }>();
    expectTypeOf<ParsedOf<"games.popular">["count"]>().toEqualTypeOf<number>();
    expectTypeOf<OutputOf<"system.status">["status"]>().toEqualTypeOf<0 | 1 | 2>();
    expectTypeOf<TokenOf<"system.status">>().toEqualTypeOf<"none">();
    expectTypeOf<TokenOf<"announcements.list">>().toEqualTypeOf<"optional">();
    expectTypeOf<TokenOf<"wallet.balance">>().toEqualTypeOf<"required">();
    expectTypeOf<"auth.bad_credentials">().toExtend<ErrorOf<"session.login">>();
    expectTypeOf<"crypto.replayed">().toExtend<ErrorOf<"session.login">>();
    expectTypeOf<"idempotency.mismatch">().toExtend<ErrorOf<"register.create">>();
    expectTypeOf<"network.offline">().toExtend<ErrorOf<"system.status">>();
    expectTypeOf<"crypto.replayed">().not.toExtend<ErrorOf<"games.list">>();
    expectTypeOf<"auth.token_expired">().not.toExtend<ErrorOf<"games.list">>();
  });

  it("give a handler the context of its row", () => {
    type H = Handlers<{ none: "visitor"; optional: "maybe"; required: "member" }>;
    expectTypeOf<Parameters<H["wallet.balance"]>[0]>().toEqualTypeOf<"member">();
    expectTypeOf<Parameters<H["system.keys"]>[0]>().toEqualTypeOf<"visitor">();
  });
});

function shape(id: EndpointId): object {
  const { input } = endpointOf(id);
  return "shape" in input && typeof input.shape === "object" && input.shape ? input.shape : {};
}
