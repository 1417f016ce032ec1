import { expect, test } from "vitest";
import { keyed, nearestThumb, shareOf, snapped, withThumb } from "./slider-values.ts";

const bounds = { min: 0, max: 100, step: 5 };

test("a value is the nearest allowed one", () => {
  expect(snapped(12, bounds)).toBe(10);
  expect(snapped(13, bounds)).toBe(15);
  expect(snapped(-1e9, bounds)).toBe(0);
  expect(snapped(Infinity, bounds)).toBe(100);
  expect(snapped(Number.NaN, bounds)).toBe(0);
  expect(snapped(99, { min: 1, max: 100, step: 10 })).toBe(91);
  expect(snapped(0.29, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  expect(snapped(-0.2, { min: -1, max: 1, step: 0.5 })).toBe(0);
  expect(snapped(5, { min: 10, max: 10, step: 1 })).toBe(10);
});

test("a share is between 0 and 1, whatever the value", () => {
  expect(shareOf(25, bounds)).toBe(0.25);
  expect(shareOf(-5, bounds)).toBe(0);
  expect(shareOf(500, bounds)).toBe(1);
  expect(shareOf(5, { min: 5, max: 5, step: 1 })).toBe(0);
});

test("a press moves the nearest thumb, and separates two equal ones", () => {
  expect(nearestThumb([20, 80], 30)).toBe(0);
  expect(nearestThumb([20, 80], 70)).toBe(1);
  expect(nearestThumb([0, 0], 40)).toBe(1);
  expect(nearestThumb([100, 100], 40)).toBe(0);
  expect(nearestThumb([40], 100)).toBe(0);
});

test("thumbs do not pass each other", () => {
  expect(withThumb([20, 80], 0, 95, bounds)).toEqual([80, 80]);
  expect(withThumb([20, 80], 0, 95, bounds, 10)).toEqual([70, 80]);
  expect(withThumb([20, 80], 1, 0, bounds, 10)).toEqual([20, 30]);
  expect(withThumb([20], 0, 999, bounds)).toEqual([100]);
});

test("keys follow the direction", () => {
  expect(keyed("ArrowRight", 50, bounds, false)).toBe(55);
  expect(keyed("ArrowRight", 50, bounds, true)).toBe(45);
  expect(keyed("ArrowUp", 50, bounds, true)).toBe(55);
  expect(keyed("PageDown", 50, bounds, false)).toBe(40);
  expect(keyed("Home", 50, bounds, true)).toBe(0);
  expect(keyed("a", 50, bounds, false)).toBeUndefined();
  expect(keyed("PageUp", 0, { min: 0, max: 3, step: 1 }, false)).toBe(1);
});
