// A message that production builds of a library give as a number.

export interface ProductionError {
  readonly code: number;
  /** `%s` stands for each value that the address of the error's page brings. */
  readonly message: string;
}
