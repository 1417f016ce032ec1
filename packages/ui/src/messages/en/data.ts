/** Texts of lists, tables and other data, and of actions. */
export const data = {
  alert: {
    accent: "Note",
    dismiss: "Close",
    info: "Note",
    negative: "Error",
    neutral: "Note",
    positive: "Done",
    warning: "Warning",
  },
  chart: {
    gap: "no data",
    point: "Day",
    table: "Show as table",
  },
  columnVisibility: {
    columns: "Columns",
    showAll: "Show all columns",
  },
  copyButton: {
    copied: "Copied",
    copy: "Copy",
    failed: "Not copied. Select it and copy it.",
  },
  dataTable: {
    fewer: "Show less",
    loading: "Loading…",
    more: "Show more",
    totals: "Total",
  },
  lazyImage: {
    error: "The picture could not be loaded",
  },
  lightbox: {
    failed: "The picture could not be loaded",
    label: "Pictures",
    next: "Next picture",
    place: "{index} of {total}",
    previous: "Previous picture",
    retry: "Try again",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
  },
  pagination: {
    first: "First page",
    jump: "Jump to page {page}",
    label: "Pages",
    last: "Last page",
    next: "Next page",
    page: "Page {page}",
    pageSize: "Per page",
    pageSizeOption: "{size} per page",
    previous: "Previous page",
    status: "Page {page} of {total}",
  },
  popover: {
    close: "Close",
  },
  qrCode: {
    tooLong: "Too long for a code. Copy it instead.",
  },
  regionBlockedScreen: {
    address: "Your IP address",
  },
  rowActions: {
    action: "{action}, {row}",
    column: "Actions",
    menu: "Actions for {row}",
  },
  rowSelection: {
    all: "Select all rows",
    column: "Selection",
    row: "Select {row}",
    selected: {
      one: "{count} row selected",
      other: "{count} rows selected",
    },
  },
  severalSorts: {
    ascending: "sort {place}, ascending",
    descending: "sort {place}, descending",
    menu: "Sort",
  },
  stepper: {
    ahead: "to come",
    done: "done",
    failed: "failed",
  },
  tag: {
    remove: "Remove {name}",
  },
  timeline: {
    ahead: "to come",
    done: "done",
    now: "now",
  },
  treeView: {
    failed: "Could not be loaded. Press to try again.",
    loading: "Loading…",
  },
  virtualList: {
    end: "You have seen everything.",
    failed: "More could not be loaded.",
    loading: "Loading…",
    more: "Show more",
    retry: "Try again",
  },
  winnersTicker: {
    pause: "Pause the list",
    play: "Resume the list",
  },
} as const;
