// The parser within sucrase, which has its types elsewhere.
declare module 'sucrase/dist/esm/parser/index.js' {
  interface Token {
    readonly type: number;
    readonly contextualKeyword: number;
    readonly start: number;
    readonly end: number;
  }
  export function parse(
    code: string,
    isJsx: boolean,
    isTypeScript: boolean,
    isFlow: boolean,
  ): { readonly tokens: readonly Token[] };
}
declare module 'sucrase/dist/esm/parser/tokenizer/keywords.js' {
  export const ContextualKeyword: { readonly _from: number };
}
declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export const TokenType: { readonly string: number; readonly _import: number; readonly parenL: number };
}
