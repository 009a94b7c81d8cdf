import fs from 'fs';
import { join } from 'node:path';

export const reader = typeof fs.readFileSync === 'function' && join ? 'with files' : 'without files';
