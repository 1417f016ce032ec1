import baize from "../../tokens/brands/baize.json" with { type: "json" };
import { turnCovers } from "@baize/tokens/cover-palettes";
import { cornerNames, printNames } from "@baize/tokens/dialects";
import { type Lift, lifts } from "@baize/tokens/lift";
import { type BrandRecipe, densities, type Density } from "@baize/tokens/recipe";
import { Segmented } from "@baize/ui/segmented";
import { NativeSelect } from "@baize/ui/native-select";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { OwnColour } from "./own-colour.tsx";
import { RampField } from "./ramp-field.tsx";
import { Range } from "./range.tsx";
import { startOptions, starts } from "./starts.ts";

interface ControlsProps {
  recipe: BrandRecipe;
  onChange: (recipe: BrandRecipe) => void;
}

const ramps = [
  ["cloth", "felt, and what acts by day"],
  ["stock", "paper, lines and words"],
  ["rail", "what acts on cloth and by night"],
  ["lacquer", "live, hot, destructive"],
] as const;
const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
const entriesOf = <Key extends string>(group: Readonly<Record<Key, number>>) => Object.entries<number>(group);

function Colour({ recipe, onChange }: ControlsProps) {
  const covers = (from: string) => {
    const shipped = starts[from]?.covers;
    // The default palettes, rotated as far as the cloth.
    onChange({ ...recipe, covers: shipped ?? turnCovers(baize.color.cover, recipe.ramps.cloth.hue - 166) });
  };
  return (
    <>
      {ramps.map(([name, role]) => (
        <RampField
          key={name}
          name={name}
          role={role}
          dye={recipe.ramps[name]}
          onChange={(dye) => onChange({ ...recipe, ramps: { ...recipe.ramps, [name]: dye } })}
        />
      ))}
      <NativeSelect
        label="Cover palettes"
        placeholder="As the brand began"
        options={[...startOptions, { value: "turned", label: "Turned with the cloth" }]}
        onValueChange={covers}
      />
      <OwnColour recipe={recipe} onChange={onChange} />
    </>
  );
}

function Shape({ recipe, onChange }: ControlsProps) {
  const { corner } = recipe;
  return (
    <>
      {entriesOf(recipe.radius).map(([name, value]) => (
        <Range
          key={name}
          label={`Radius of ${name}`}
          unit="px"
          min={0}
          max={28}
          value={value}
          onChange={(next) => onChange({ ...recipe, radius: { ...recipe.radius, [name]: next } })}
        />
      ))}
      <NativeSelect
        label="Inlay corner"
        options={options(cornerNames)}
        value={corner.dialect}
        onValueChange={(dialect) => onChange({ ...recipe, corner: { ...corner, dialect } })}
      />
      <Range
        label="Corner size"
        unit="px"
        min={4}
        max={28}
        value={corner.size}
        onChange={(size) => onChange({ ...recipe, corner: { ...corner, size } })}
      />
      <Segmented
        aria-label="Shadow"
        segments={options(lifts)}
        value={recipe.lift}
        onValueChange={(lift) => onChange({ ...recipe, lift: lifts.find((known): known is Lift => known === lift) ?? "flat" })}
      />
    </>
  );
}

function Type({ recipe, onChange }: ControlsProps) {
  return (
    <>
      {entriesOf(recipe.width).map(([name, value]) => (
        <Range
          key={name}
          label={`Width of ${name}`}
          unit="%"
          min={75}
          max={125}
          value={value}
          onChange={(next) => onChange({ ...recipe, width: { ...recipe.width, [name]: next } })}
        />
      ))}
      {entriesOf(recipe.weight).map(([name, value]) => (
        <Range
          key={name}
          label={`Weight of ${name}`}
          min={400}
          max={700}
          step={10}
          value={value}
          onChange={(next) => onChange({ ...recipe, weight: { ...recipe.weight, [name]: next } })}
        />
      ))}
    </>
  );
}

const densityNames = Object.keys(densities);
const isDensity = (name: string): name is Density => name in densities;

function Space({ recipe, onChange }: ControlsProps) {
  const { print } = recipe;
  return (
    <>
      <Segmented
        aria-label="Density"
        segments={options(densityNames)}
        value={recipe.density}
        onValueChange={(density) => isDensity(density) && onChange({ ...recipe, density })}
      />
      <NativeSelect
        label="Print on cloth"
        options={options(printNames)}
        value={print.name}
        onValueChange={(name) => onChange({ ...recipe, print: { ...print, name } })}
      />
      <Range
        label="Strength of the print"
        min={0}
        max={0.34}
        step={0.01}
        value={print.strength}
        onChange={(strength) => onChange({ ...recipe, print: { ...print, strength } })}
      />
    </>
  );
}

const groups = [
  { id: "colour", title: "Colour", Panel: Colour },
  { id: "shape", title: "Shape", Panel: Shape },
  { id: "type", title: "Type", Panel: Type },
  { id: "space", title: "Density", Panel: Space },
];

/** All choices of a brand, in four groups. */
export function Controls({ recipe, onChange }: ControlsProps) {
  return (
    <Tabs defaultValue="colour">
      <TabList aria-label="What a brand chooses">
        {groups.map(({ id, title }) => (
          <Tab key={id} value={id}>
            {title}
          </Tab>
        ))}
      </TabList>
      {groups.map(({ id, Panel }) => (
        <TabPanel key={id} value={id}>
          <div className="studio-stack">
            <Panel recipe={recipe} onChange={onChange} />
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}
