import { useRef, useState } from "react";
import { type BrandFont, MOST_FONT_BYTES, weightNote } from "@baize/tokens/font";
import { fallbacksOf } from "@baize/tokens/font/fallbacks";
import { weightNames, widthNames } from "@baize/tokens/recipe";
import { typefaceOf, weightOf, widthOf } from "@baize/tokens/usual-recipe";
import { InlineMessage } from "@baize/ui/inline-message";
import { NativeSelect } from "@baize/ui/native-select";
import type { ControlsProps } from "./controls-props.ts";
import { FileInput } from "./file-input.tsx";
import { fontBytes } from "./font-bytes.ts";
import { isVariable } from "./is-variable.ts";
import { measureFont } from "./measure-font.ts";
import { options } from "./options.ts";
import { Range } from "./range.tsx";

/** Families that devices have, and the kit's own. A brand's own font comes in its file. */
const families = ["Anek Latin", "system-ui", "Georgia", "Trebuchet MS", "Verdana", "Times New Roman", "Courier New"];
const weights = ["100", "200", "300", "400", "500", "600", "700", "800", "900"];
const LATIN = "U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20B9,U+2212";

/** A font as its file has it, with the fallbacks that this browser measures; or the sentence that says why it cannot be read. */
async function readFont(file: File): Promise<BrandFont | string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length > MOST_FONT_BYTES)
    return `${file.name} has ${Math.round(bytes.length / 1000)} kB, ${MOST_FONT_BYTES / 1000} at most. "create-brand --font" makes the subset.`;
  if (String.fromCodePoint(...bytes.slice(0, 4)) !== "wOF2")
    return `${file.name} is no WOFF2 file. "create-brand --font" makes one of TTF and OTF.`;
  const data = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  const family = file.name
    .replace(/\.woff2$/i, "")
    .replace(/[^\w &.'-]/g, " ")
    .slice(0, 60);
  const weight = isVariable(bytes) ? "100 900" : "400";
  const measures = await measureFont(bytes, weight);
  if (!measures) return `${file.name} is a font that this browser cannot read.`;
  return { family, weight, range: LATIN, data, fallbacks: fallbacksOf(weight, measures) };
}

/** Typeface, widths and weights. */
export function Type({ recipe, onChange }: ControlsProps) {
  const [refused, setRefused] = useState("");
  const typeface = typefaceOf(recipe);
  const width = widthOf(recipe);
  const weight = weightOf(recipe);
  const own = typeface.font?.family;
  const latest = useRef(0);
  /** Of two choices that are measured at once, the later one counts. */
  const whenMeasured = async <Value,>(measuring: Promise<Value>, apply: (value: Value) => void) => {
    latest.current += 1;
    const turn = latest.current;
    const value = await measuring;
    if (turn === latest.current) apply(value);
  };
  const upload = async (file: File) =>
    await whenMeasured(readFont(file), (font) => {
      setRefused(typeof font === "string" ? font : "");
      if (typeof font === "string") return;
      onChange((now) => ({ ...now, typeface: { ...typefaceOf(now), family: font.family, font } }));
    });
  const choose = (family: string) => {
    const { font, family: _, ...rest } = typeface;
    const kept = font && family === own ? { font } : {};
    onChange({ ...recipe, typeface: { ...rest, ...kept, ...(family === "Anek Latin" ? {} : { family }) } });
  };
  const chooseWeight = async (font: BrandFont, only: string) =>
    await whenMeasured(measureFont(fontBytes(font.data), only), (measures) => {
      const fallbacks = measures ? fallbacksOf(only, measures) : font.fallbacks;
      onChange((now) => ({ ...now, typeface: { ...typefaceOf(now), font: { ...font, weight: only, fallbacks } } }));
    });
  const names = own === undefined || families.includes(own) ? families : [own, ...families];
  return (
    <>
      <NativeSelect
        label="Typeface"
        options={names.map((value) => ({ value, label: value }))}
        value={typeface.family ?? "Anek Latin"}
        onValueChange={choose}
      />
      <FileInput label="Choose a font (WOFF2)" accept=".woff2,font/woff2" onFile={(file) => void upload(file)} />
      {refused && <InlineMessage tone="negative">{refused}</InlineMessage>}
      {typeface.font && weights.includes(typeface.font.weight) && (
        <NativeSelect
          label="Weight of the font"
          options={options(weights)}
          value={typeface.font.weight}
          onValueChange={(only) => typeface.font && void chooseWeight(typeface.font, only)}
        />
      )}
      {typeface.font && <InlineMessage>{weightNote(typeface.font)}</InlineMessage>}
      {widthNames.map((name) => (
        <Range
          key={name}
          label={`Width of ${name}`}
          unit="%"
          min={75}
          max={125}
          value={width[name]}
          onChange={(next) => onChange({ ...recipe, typeface: { ...typeface, width: { ...width, [name]: next } } })}
        />
      ))}
      {weightNames.map((name) => (
        <Range
          key={name}
          label={`Weight of ${name}`}
          min={400}
          max={700}
          step={10}
          value={weight[name]}
          onChange={(next) => onChange({ ...recipe, typeface: { ...typeface, weight: { ...weight, [name]: next } } })}
        />
      ))}
    </>
  );
}
