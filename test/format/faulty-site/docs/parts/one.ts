// Imports what is not there.
import { two } from './tow';

export const part = two;
