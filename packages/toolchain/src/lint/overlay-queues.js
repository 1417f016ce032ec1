import { resolved } from "./layers.js";

// Dialogs and messages are drawn outside of the page that opens them. The hooks add the page's language; the queues cannot.
const queue = /\/apps\/site\/src\/shared\/overlays\/(modals|toasts)\.ts$/;
/** The only files that may import a queue. */
const readers = [
  // The hooks.
  /\/shared\/overlays\/use-(modals|toasts)\.tsx?$/,
  // Draws what is in them.
  /\/app\/global-overlays\.tsx$/,
  // A call to the server opens it, where no hook runs; its dialog names its language itself.
  /\/features\/proof\/ask-proof\.tsx$/,
];
const checked = /\/apps\/(site|provider)\/src\//;
const test = /\.test\.tsx?$/;
/** By subpath of the kit: what makes a queue. */
const makers = { "@baize/ui/modals": "createModals", "@baize/ui/toast/toasts": "createToasts" };

const use = "use useModals() or useToasts(), which name the language of the page.";

const brings = ({ type, imported, local }, maker) => type === "ImportNamespaceSpecifier" || (imported ?? local)?.name === maker;

function complaint(file, source, specifiers) {
  if (!checked.test(file) || test.test(file)) return undefined;
  const target = source.startsWith(".") ? resolved(file, source) : "";
  if (queue.test(target) && !readers.some((reader) => reader.test(file))) return `This queue knows no page: ${use}`;
  const maker = makers[source];
  // An import of the whole module, and `export *`, also bring the maker.
  const makes = maker && (!specifiers || specifiers.some((one) => brings(one, maker)));
  return makes && !queue.test(file) ? `A second queue of overlays: ${use}` : undefined;
}

/** Refuses dialogs and messages that go past the hooks. */
export const overlayQueues = {
  create: (context) => {
    const visit = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string") return;
      const message = complaint(context.filename.replaceAll("\\", "/"), source, node.specifiers);
      if (message) context.report({ node, message });
    };
    return { ImportDeclaration: visit, ExportNamedDeclaration: visit, ExportAllDeclaration: visit, ImportExpression: visit };
  },
};
