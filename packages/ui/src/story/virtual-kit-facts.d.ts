declare module "virtual:kit-facts" {
  export const kit: Readonly<Record<string, import("./kit-facts.ts").ComponentFacts>>;
}
declare module "virtual:kit-props" {
  interface Field {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    readonly default?: string;
    readonly does?: string;
  }
  interface FolderProps {
    readonly components: readonly {
      readonly name: string;
      readonly import: string;
      readonly does: string;
      readonly props: readonly Field[];
    }[];
    readonly types: readonly {
      readonly name: string;
      readonly kind: "fields" | "type" | "function";
      readonly does: string;
      readonly text: string;
      readonly members: readonly Field[];
    }[];
  }
  export const props: Readonly<Record<string, FolderProps>>;
}
