/** What changed its name in one component. */
export interface ComponentRenames {
  /** Props: the old name and the new one. */
  readonly props?: Readonly<Record<string, string>>;
  /** Values of a prop (by its old name): the old word and the new one. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Properties of an object that a prop takes (by its old name). */
  readonly inside?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names in the argument of a function that a prop takes (by its old name). */
  readonly given?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Flags that became a value of another prop. */
  readonly flags?: Readonly<Record<string, readonly [prop: string, value: string]>>;
  /** Props that are new where an old one is set. */
  readonly adds?: Readonly<Record<string, string>>;
}

const field = { onLeave: "onBlurWithin" };
const content = { start: "startContent", end: "endContent" };
const button: ComponentRenames = {
  props: { full: "fullWidth", loading: "pending" },
  values: { variant: { line: "outline", quiet: "ghost" } },
};
const choices: ComponentRenames = { props: { choices: "items" } };
const board: ComponentRenames = { props: { hideLabel: "labelHidden", locked: "readOnly" } };
const textField: ComponentRenames = { props: { ...field, ...content } };
const plainField: ComponentRenames = { props: field };
const pending = (before: string): ComponentRenames => ({ props: { [before]: "pending" } });

/** Components by the name that they had. */
export const components: Readonly<Record<string, ComponentRenames>> = {
  AmountField: textField,
  AnnouncementCentre: { props: { hideTitle: "labelHidden" } },
  AvatarPicker: { props: { ...field, choices: "items" } },
  BetSlip: pending("placing"),
  BetSlipDock: pending("placing"),
  BrandMark: { props: { bare: "labelHidden" } },
  Button: button,
  CaptchaField: plainField,
  CategorySeats: { props: { seats: "items" } },
  Chart: { props: { marked: "highlighted" } },
  Checkbox: plainField,
  CheckboxGroup: plainField,
  Combobox: textField,
  CopyButton: { props: { iconOnly: "labelHidden", full: "fullWidth" }, values: { ...button.values } },
  DataTable: {
    props: { captionHidden: "labelHidden", windowSize: "maxBlockSize", marked: "highlighted" },
    adds: { windowSize: "virtualized" },
  },
  DateField: textField,
  DatePicker: textField,
  DateRangePicker: textField,
  DynamicField: plainField,
  ErrorState: pending("retrying"),
  FavouriteButton: pending("busy"),
  FileUpload: plainField,
  GameCover: { props: { off: "disabled" } },
  IconButton: button,
  Link: { values: { tone: { quiet: "muted" } } },
  LoggedInPanel: { inside: { logout: { onPress: "onClick" } } },
  MaintenanceScreen: { inside: { refresh: { onPress: "onClick", busy: "pending" } } },
  Modal: { props: { hideTitle: "labelHidden" } },
  MotifArt: { props: { bare: "groundHidden" } },
  MultipleCombobox: textField,
  MultipleSelect: textField,
  NumberBoard: board,
  NumberField: textField,
  NumberPositions: board,
  Odds: choices,
  OtpField: plainField,
  PasswordField: textField,
  PhoneField: textField,
  RadioGroup: plainField,
  SearchField: { props: { ...field, ...content, searching: "loading" } },
  Segmented: { props: { segments: "items", full: "fullWidth" } },
  Select: textField,
  Sheet: { props: { hideTitle: "labelHidden" } },
  SideMenu: { flags: { drills: ["variant", "drilldown"] } },
  SmsCodeField: plainField,
  Text: { props: { figure: "tabular", lines: "lineClamp" } },
  TextArea: { props: { ...field, limit: "maxLength" }, given: { count: { limit: "maxLength" } } },
  TextField: textField,
  TimeField: textField,
  ToggleGroup: choices,
  VendorMark: { props: { bare: "shapeHidden" } },
};

/** Subpaths of `@baize/ui` that changed, and those names of theirs that changed with them. */
export const modules: Readonly<Record<string, { readonly to: string; readonly names: Readonly<Record<string, string>> }>> = {
  "category-seats": {
    to: "category-tiles",
    names: { CategorySeats: "CategoryTiles", CategorySeatsProps: "CategoryTilesProps", Seat: "CategoryTile" },
  },
  "vendor-lane": {
    to: "vendor-row",
    names: { VendorLane: "VendorRow", VendorLaneProps: "VendorRowProps", LaneVendor: "VendorRowItem" },
  },
  "mega-menu": { to: "nav-bar", names: {} },
  entry: { to: "link", names: {} },
  inline: { to: "group", names: { Inline: "Group", InlineProps: "GroupProps" } },
  segmented: {
    to: "segmented-control",
    names: { Segmented: "SegmentedControl", SegmentedProps: "SegmentedControlProps", Segment: "SegmentedControlItem" },
  },
};

/** Exports that changed their name where they were. */
export const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "toggle-group": { ToggleChoice: "ToggleGroupItem" },
  odds: { OddsChoice: "OddsItem" },
  "avatar/avatar-picker": { AvatarChoice: "AvatarPickerItem" },
};

/** Ramps of `@baize/tokens`: their steps are `color.<ramp>.700` and `--color-<ramp>-700`. */
export const ramps: Readonly<Record<string, string>> = { cloth: "brand", stock: "neutral", rail: "accent", cue: "info" };
