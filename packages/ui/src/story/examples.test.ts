import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const kit = join(import.meta.dirname, "..");
const examples = globSync("*/*.example.tsx", { cwd: kit });
const own = (folder: string, end: string) => existsSync(join(kit, folder, `${folder}.${end}`));

/** Components whose page shows the import line alone. One that gets an example is taken out; a new component has one. */
const left = (
  "amount-field announcement-centre banner bet-slip bottom-nav brand-mark brand-switch breadcrumb captcha-field " +
  "carousel category-seats centre-shell chart chat-panel combobox copy-button countdown cover data-table date-field " +
  "date-picker date-range-picker draw-card dynamic-field dynamic-form error-state favourite-button file-upload " +
  "filter-bar footer game-card game-catalogue game-cover game-frame game-grid human-check language-select " +
  "level-meter lightbox logged-in-panel maintenance-screen modals nav-bar not-found-screen number-board " +
  "number-field odds offline-notice page-shell password-field phone-field popover promotion-card qr-code " +
  "region-blocked-screen right-bar search-field select side-menu sms-code-field stepper theme-switch time-field " +
  "timeline toast top-bar tree-view vendor-card vendor-lane vendor-mark virtual-grid virtual-list winners-board " +
  "winners-ticker"
).split(" ");

/** Pages about several components at once, which are imported from their own folders. */
const gathered = new Set(["field"]);

test("a component's page shows code that is compiled", () => {
  const without = readdirSync(kit).filter((folder) => own(folder, "mdx") && !gathered.has(folder) && !own(folder, "example.tsx"));
  expect(without.toSorted()).toEqual(left.toSorted());
});

test.each(examples)("%s imports what an installed package has", (file) => {
  const folder = dirname(file);
  expect(basename(file)).toBe(`${folder}.example.tsx`);
  const text = readFileSync(join(kit, file), "utf8");
  expect(text).toContain(`from "@baize/ui/${folder}"`);
  expect(text).not.toMatch(/from "\./);
});
