export const extra = "extra of the alias";
