export const step: number = 4711;
