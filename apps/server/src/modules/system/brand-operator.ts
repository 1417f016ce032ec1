import * as z from "zod";
import { LANGUAGES } from "@baize/i18n/languages";
import { brand, onOff } from "../../platform/operator/fields.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { changeFeature, FEATURE_NAMES, showFeatures } from "./change-feature.ts";
import { changeLanguages } from "./change-languages.ts";
import { changeTheme } from "./change-theme.ts";
import { designFile } from "./design-field.ts";
import { CHANGEABLE_FIELDS, changeRegistration, showRegistration } from "./change-registration.ts";

const code = z.enum(LANGUAGES.map((language) => language.code));
const codes = z
  .preprocess((given) => (typeof given === "string" ? given.split(",") : given), z.array(code).min(1))
  .transform((given) => [...new Set(given)]);
const count = z.coerce.number().int().min(0).max(1000).optional().describe("<number>");

/** Features, languages, the theme and the registration form of a brand. */
export const brandOperations: Readonly<Record<string, Operation>> = {
  "features show": operation({
    summary: "Which features of a brand are on",
    roles: ["support", "content", "manager"],
    input: z.strictObject({ brand }),
    run: async (system, given) => await showFeatures(system, given.brand),
  }),
  "features change": operation({
    summary: "Switches a feature of a brand on or off",
    roles: ["manager"],
    access: "state",
    input: z.strictObject({ brand, feature: z.enum(FEATURE_NAMES).describe("<feature>"), to: onOff }),
    run: async (system, given, operator) => await changeFeature(system, operator, given),
  }),
  "languages show": operation({
    summary: "The languages that a brand offers, and its default language",
    roles: ["support", "content", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db, brands }, given) => {
      const { languages, defaultLanguage } = brands.of(await loadBrand(db, given.brand));
      return { languages: languages.join(","), standard: defaultLanguage };
    },
  }),
  "languages change": operation({
    summary: "Changes the languages that a brand offers, in the order of the selector, and its default language",
    roles: ["content", "manager"],
    access: "state",
    input: z.strictObject({
      brand,
      offered: codes.optional().describe("<EN,HI,AR>"),
      standard: code.optional().describe("<HI>"),
    }),
    run: async (system, given, operator) => await changeLanguages(system, operator, given),
  }),
  "theme show": operation({
    summary: "The theme of a brand, and whether it is light or dark until a person chooses",
    roles: ["support", "content", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db, brands }, given) => {
      const { brand: design, mode } = brands.of(await loadBrand(db, given.brand)).theme;
      return { brand: design, mode };
    },
  }),
  "theme change": operation({
    summary:
      "Changes a brand's design by its file, or what it shows until a person chooses: light, dark, or what the device prefers (system)",
    roles: ["content", "manager"],
    access: "state",
    files: ["file"],
    input: z.strictObject({
      brand,
      file: designFile.optional(),
      mode: z.enum(["light", "dark", "system"]).optional().describe("light|dark|system"),
    }),
    run: async (system, given, operator) => await changeTheme(system, operator, given),
  }),
  "registration show": operation({
    summary: "The rules of a brand's registration form",
    roles: ["support", "content", "manager"],
    input: z.strictObject({ brand }),
    run: async (system, given) => await showRegistration(system, given.brand),
  }),
  "registration change": operation({
    summary: "Changes the rule of one field of the registration form; what is left out stays",
    roles: ["manager"],
    access: "state",
    input: z.strictObject({
      brand,
      field: z.enum(CHANGEABLE_FIELDS).describe("<field>"),
      enabled: onOff.optional().describe("on|off"),
      required: onOff.optional().describe("on|off"),
      minLength: count,
      maxLength: count,
      patternId: z.coerce.number().int().min(0).max(21).optional().describe("<0-21>"),
    }),
    run: async (system, given, operator) => await changeRegistration(system, operator, given),
  }),
};
