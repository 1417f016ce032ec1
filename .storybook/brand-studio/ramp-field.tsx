import { useId } from "react";
import { toHex, toOklch } from "@baize/tokens/colour/oklch";
import { type Dye, makeRamp } from "@baize/tokens/make-ramp";
import { Range } from "./range.tsx";

interface RampFieldProps {
  name: "cloth" | "stock" | "rail" | "lacquer";
  /** What the ramp is for. */
  role: string;
  dye: Dye;
  onChange: (dye: Dye) => void;
}

const curves = { cloth: "middle", stock: "stock", rail: "metal", lacquer: "middle" } as const;

/** One ramp: a base colour, or its hue and chroma; below, the fifteen resulting steps. */
export function RampField({ name, role, dye, onChange }: RampFieldProps) {
  const id = useId();
  const steps = Object.entries(makeRamp(dye, curves[name]));
  const pick = (hex: string) => {
    const { c, h } = toOklch(hex);
    const hue = Math.round(h);
    onChange({ hue, chroma: Math.min(0.3, Math.round(c * 1000) / 1000), hueEnd: hue });
  };
  return (
    <fieldset className="studio-ramp">
      <legend>
        {name} <span className="studio-note">{role}</span>
      </legend>
      <div className="studio-colour">
        <label htmlFor={id}>Base colour of {name}</label>
        <input
          id={id}
          type="color"
          value={toHex({ l: 0.51, c: dye.chroma, h: dye.hue })}
          onChange={(event) => pick(event.currentTarget.value)}
        />
      </div>
      <Range
        label={`Hue of ${name}`}
        unit="°"
        min={0}
        max={360}
        value={dye.hue}
        // The dark end keeps its distance in hue.
        onChange={(hue) => onChange({ ...dye, hue, hueEnd: hue + ((dye.hueEnd ?? dye.hue) - dye.hue) })}
      />
      <Range
        label={`Chroma of ${name}`}
        min={0}
        max={0.3}
        step={0.005}
        value={dye.chroma}
        onChange={(chroma) => onChange({ ...dye, chroma })}
      />
      <ol className="studio-steps" aria-label={`Steps of ${name}`}>
        {steps.map(([step, token]) => (
          <li key={step} style={{ background: token.$value.hex }} title={`${step}: ${token.$value.hex}`} />
        ))}
      </ol>
    </fieldset>
  );
}
