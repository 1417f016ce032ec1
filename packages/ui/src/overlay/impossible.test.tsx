import { expect, test } from "vitest";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { FileUpload } from "../file-upload/file-upload.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { LazyImage } from "../lazy-image/lazy-image.tsx";
import { Modal } from "../modal/modal.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Select } from "../select/select.tsx";
import { TabList } from "../tabs/tabs.tsx";
import { Tag } from "../tag/tag.tsx";
import { TextField } from "../text-field/text-field.tsx";

// What must not compile. `@ts-expect-error` is the assertion: where the line beneath it is allowed, the types' check fails.
const impossible = {
  // @ts-expect-error a field without a name
  "no label": () => <TextField />,
  // @ts-expect-error two names, of which one would be lost
  "label and aria-label": () => <TextField label="Name" aria-label="Name" />,
  // @ts-expect-error a tone that no field has
  "a field's tone": () => <TextField label="Name" tone="accent" />,
  // @ts-expect-error a tone that is none
  "a tone": () => <Badge tone="red">New</Badge>,
  // @ts-expect-error a variant that is none
  "a variant": () => <Button variant="secondary">Deposit</Button>,
  "asChild and loading": () => (
    // @ts-expect-error a link cannot wait
    <Button asChild pending>
      <a href="/deposit">Deposit</a>
    </Button>
  ),
  "asChild and icon": () => (
    // @ts-expect-error the icon would be dropped
    <Button asChild icon="+">
      <a href="/deposit">Deposit</a>
    </Button>
  ),
  "asChild and a text": () => (
    // @ts-expect-error a text cannot be dressed
    <Button asChild>Deposit</Button>
  ),
  // @ts-expect-error a drawing without words
  "an icon alone": () => <IconButton art="M0 0" label="" />,
  "a tag that is no text and has no name": () => (
    // @ts-expect-error the name of its button is missing
    <Tag onRemove={() => undefined}>
      <b>Slots</b>
    </Tag>
  ),
  // @ts-expect-error nothing says what it shows
  "a picture without alt": () => <LazyImage src="/slip.png" ratio="1" />,
  // @ts-expect-error a dialog without a name
  "no title": () => <Modal />,
  // @ts-expect-error a row of tabs without a name
  "tabs of what": () => <TabList>{null}</TabList>,
  // @ts-expect-error its values are texts
  "a number for a text": () => <Select label="Bank" options={[]} value={7} />,
  // @ts-expect-error money is never a float
  "a float": () => moneyParts({ amount: 12.5, currency: "INR", locale: "en" }),
  // @ts-expect-error SVG may hold a script
  "a kind that is not taken": () => <FileUpload label="Slip" accept={["svg"]} maxSize={1} />,
  // @ts-expect-error a field that takes files of any size
  "no limit": () => <FileUpload label="Slip" accept={["png"]} />,
};

test("each impossible combination is reported once", () => {
  expect(Object.keys(impossible)).toHaveLength(17);
});
