import type { BrandRecipe } from "../recipe/recipe.ts";

/** Apart from the names, so that no tool takes these texts for imports of this file. */
const from = (name: string) => `from ${JSON.stringify(name)}`;
const header = (file: string) => `import source ${from(file)} with { type: "json" };`;

/** The test that a brand brings: complete, legible, and its own colours shown. */
export function testText({ title }: BrandRecipe, file: string): string {
  return `import { expect, it } ${from("vitest")};
import { brandCss } ${from("@baize/tokens/css")};
import { defineBrand } ${from("@baize/tokens/define-brand")};
import { readBrand } ${from("@baize/tokens/read-brand")};
${header(file)}

it(${JSON.stringify(`${title} is complete and legible in both modes`)}, () => {
  expect(brandCss(defineBrand(readBrand(source)))).toContain(\`[data-brand=\${source.name}]\`);
});
`;
}

/** The story that shows it: the parts that a brand changes most, in both modes. */
export function storyText({ title }: BrandRecipe, file: string): string {
  return `import type { Meta, StoryObj } ${from("@storybook/react-vite")};
import { brandCss } ${from("@baize/tokens/css")};
import { draftBrand } ${from("@baize/tokens/define-brand")};
import { readBrand } ${from("@baize/tokens/read-brand")};
import { BrandMark } ${from("@baize/ui/brand-mark")};
import { Button } ${from("@baize/ui/button")};
import { Cloth } ${from("@baize/ui/cloth")};
import { Stack } ${from("@baize/ui/stack")};
import { Surface } ${from("@baize/ui/surface")};
import { TextField } ${from("@baize/ui/text-field")};
${header(file)}

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

const meta = { title: ${JSON.stringify(`Brands/${title}`)}, component: Parts } satisfies Meta<typeof Parts>;
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
`;
}
