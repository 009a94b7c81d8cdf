// Where feedback lies: an SQLite file where Node has `node:sqlite` (from 22.13 on), else a file with a line of JSON for
// each. In: the files' path without extension. Both are read, so that nothing is lost when Node gets newer.
import { appendFileSync, closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeOwnFolder } from './own-folder.ts';
import { feedbackFields, type FeedbackStore, type KeptFeedback } from '../model/feedback.ts';

/** The part of `node:sqlite` that is used: its types are newer than the oldest Node that runs this. */
interface Sqlite {
  readonly DatabaseSync: new (file: string) => {
    exec(sql: string): void;
    prepare(sql: string): { run(...values: (string | null)[]): unknown; all(): unknown[] };
    close(): void;
  };
}

/** Opens the store and makes its folder. The files are made with the first entry. */
export function openFeedbackStore(path: string, sqlite: Sqlite | null = builtInSqlite()): FeedbackStore {
  const lines = lineStore(`${path}.jsonl`);
  if (!sqlite) return lines;
  const table = tableStore(`${path}.sqlite`, sqlite);
  return {
    add: table.add,
    list: () => [...lines.list(), ...table.list()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    close: table.close,
  };
}

function builtInSqlite(): Sqlite | null {
  try {
    return (process.getBuiltinModule('node:sqlite') as Sqlite | undefined) ?? null;
  } catch {
    return null;
  }
}

interface SyncStore extends FeedbackStore {
  list(): readonly KeptFeedback[];
}

/** Lines are only ever added. One that was cut, as by a full disk, is left out; the next one begins on a new line. */
function lineStore(file: string): SyncStore {
  const text = () => {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  };
  return {
    add(feedback) {
      makeOwnFolder(dirname(file));
      appendFileSync(file, `${endsInLine(file) ? '\n' : ''}${JSON.stringify(feedback)}\n`);
    },
    list: () =>
      text()
        .split('\n')
        .flatMap((line) => {
          try {
            return line === '' ? [] : [JSON.parse(line) as KeptFeedback];
          } catch {
            return [];
          }
        }),
    close: () => undefined,
  };
}

/** Whether the file's last line was cut before its end. */
function endsInLine(file: string): boolean {
  if (!existsSync(file)) return false;
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const last = Buffer.alloc(1);
    return size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last[0] !== 0x0a;
  } finally {
    closeSync(handle);
  }
}

function tableStore(file: string, { DatabaseSync }: Sqlite): SyncStore {
  let opened: InstanceType<typeof DatabaseSync> | undefined;
  const database = () => {
    if (opened) return opened;
    makeOwnFolder(dirname(file));
    opened = new DatabaseSync(file);
    opened.exec(`create table if not exists feedback (${feedbackFields.map((field) => `${field} text`).join(', ')})`);
    addColumns(opened);
    return opened;
  };
  /** A file of an older release lacks what came later. */
  const addColumns = (table: InstanceType<typeof DatabaseSync>) => {
    const known = new Set(
      table
        .prepare('pragma table_info(feedback)')
        .all()
        .map((row) => (row as { name: string }).name),
    );
    for (const field of feedbackFields)
      if (!known.has(field)) table.exec(`alter table feedback add column ${field} text`);
  };
  return {
    add(feedback) {
      database()
        .prepare(
          `insert into feedback (${feedbackFields.join(', ')}) values (${feedbackFields.map(() => '?').join(', ')})`,
        )
        .run(...feedbackFields.map((field) => feedback[field] ?? null));
    },
    list: () => {
      if (!opened && !existsSync(file)) return [];
      const rows = database().prepare('select * from feedback order by rowid').all();
      return rows.map(
        (row) =>
          Object.fromEntries(
            Object.entries(row as object).filter(([, value]) => value !== null),
          ) as unknown as KeptFeedback,
      );
    },
    close: () => opened?.close(),
  };
}
