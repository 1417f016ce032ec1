import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { Colour } from "./colour.tsx";
import type { ControlsProps } from "./controls-props.ts";
import { Identity } from "./identity.tsx";
import { Parts } from "./parts.tsx";
import { Shape } from "./shape.tsx";
import { Space } from "./space.tsx";
import { Type } from "./type.tsx";

const groups = [
  { id: "identity", title: "Mark", Panel: Identity },
  { id: "colour", title: "Colour", Panel: Colour },
  { id: "shape", title: "Shape", Panel: Shape },
  { id: "type", title: "Type", Panel: Type },
  { id: "space", title: "Density", Panel: Space },
  { id: "parts", title: "Parts", Panel: Parts },
];

/** All choices of a brand, in groups. */
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
