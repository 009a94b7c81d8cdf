// An error message that production builds of a library replace by a number.

export interface ProductionError {
  readonly code: number;
  /** Each `%s` is a placeholder for a value from the URL of the error's page. */
  readonly message: string;
}
