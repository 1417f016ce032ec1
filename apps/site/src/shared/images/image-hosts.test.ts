import { expect, it } from "vitest";
import { onHosts } from "./image-hosts.ts";

const hosts = ["https://i1.example/", "https://i2.example/art", "https://i3.example"];

it("lists a picture on every host, beginning with a random one", () => {
  expect(onHosts("/covers/lotus.webp", hosts, 0.5)).toEqual([
    "https://i2.example/art/covers/lotus.webp",
    "https://i3.example/covers/lotus.webp",
    "https://i1.example/covers/lotus.webp",
  ]);
  expect(onHosts("/a.webp", hosts, 1)[0]).toBe("https://i1.example/a.webp");
});

it("keeps an address with a host, and every address where no host is configured", () => {
  for (const picture of ["https://vendor.example/a.webp", "//vendor.example/a.webp", "data:,"])
    expect(onHosts(picture, hosts)).toBe(picture);
  expect(onHosts("/a.webp", [])).toBe("/a.webp");
});
