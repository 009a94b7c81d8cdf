// A module's syntax as the walk over it sees it, and what the walk learns.

/** A node of the syntax tree, as the walk sees it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What a module's names are to the program that runs. */
export interface NameUses {
  readonly values: Set<string>;
  /** Types that the module declares itself. */
  readonly declared: Set<string>;
  hasJsx: boolean;
}
