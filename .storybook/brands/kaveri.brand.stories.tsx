import type { Meta, StoryObj } from "@storybook/react-vite";
import { brandCss } from "@baize/tokens/css";
import { draftBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";
import { BrandMark } from "@baize/ui/brand-mark";
import { Button } from "@baize/ui/button";
import { Cloth } from "@baize/ui/cloth";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { TextField } from "@baize/ui/text-field";
import source from "../../tokens/brands/kaveri.brand.json" with { type: "json" };

const brand = draftBrand(readBrand(source));

function Parts() {
  return (
    <Stack gap={4}>
      <Cloth variant="panel">
        <Stack gap={4}>
          <BrandMark name={brand.title} />
          <Button variant="primary">Deposit</Button>
        </Stack>
      </Cloth>
      <Surface inlay>
        <Stack gap={4}>
          <TextField label="Username" defaultValue="anjali42" />
          <Button variant="primary">Log in</Button>
          <Button>Cancel</Button>
        </Stack>
      </Surface>
    </Stack>
  );
}

const meta = { title: "Brands/Kaveri", component: Parts } satisfies Meta<typeof Parts>;
export default meta;

/** The brand by day and by night. */
export const Both: StoryObj<typeof meta> = {
  render: () => (
    <div data-brand={brand.name}>
      <style>{brandCss(brand)}</style>
      <div data-theme="light" data-ground="stock">
        <Parts />
      </div>
      <div data-theme="dark" data-ground="stock">
        <Parts />
      </div>
    </div>
  ),
};
