// Removes duplicates: a demo's source is read, bundled, compiled and rendered, and each step may report the same fault;
// a component of the site is rendered for each page that has it.
import type { Problem, ProblemOf } from '../model/problem.ts';

/** "Cannot find module", and the same for an import that takes nothing. */
const unknownModule = /\(TS(?:2307|2882)\)$/;

/** TypeScript's errors of syntax, after which nothing that it says of the file means much. */
const syntaxError = /\(TS1\d\d\d\)$/;

/**
 * Removes problems that are equal, or repeat a missing import, a missing default export or an error of syntax. Of those
 * that say the same, the first is kept, or the one that knows the line. The order stays.
 */
export function dedupeProblems(problems: readonly Problem[]): Problem[] {
  const unique = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
  const imports = new Map<string, ProblemOf<'demo-import-missing'>>();
  const places = new Set<string>();
  const demos = new Set<string>();
  const exports = new Map<string, Problem>();
  const unreadable = new Set<string>();
  for (const problem of unique) {
    if (problem.rule === 'demo-import-missing') {
      const key = `${placeOf(problem)} ${problem.specifier}`;
      const known = imports.get(key);
      // The bundler knows how many demos import a file.
      if (!known || (problem.others ?? 0) > (known.others ?? 0)) imports.set(key, problem);
      places.add(placeOf(problem));
      demos.add(problem.demo);
    }
    if (problem.rule === 'demo-types' && syntaxError.test(problem.message)) unreadable.add(problem.file);
    if (problem.rule === 'demo-default-export' && exports.get(problem.demo)?.line === undefined)
      exports.set(problem.demo, problem);
  }
  const compiled = new Set(unique.flatMap(({ rule, file }) => (rule === 'demo-compile' ? [file] : [])));
  const isRepeated = (problem: Problem): boolean => {
    switch (problem.rule) {
      case 'demo-import-missing':
        return imports.get(`${placeOf(problem)} ${problem.specifier}`) !== problem;
      case 'demo-types':
        return (
          (unknownModule.test(problem.message) && places.has(placeOf(problem))) ||
          (unreadable.has(problem.file) && compiled.has(problem.file))
        );
      // Of a worker's file, the bundler knows no line.
      case 'demo-compile':
        return problem.message.startsWith('Could not resolve') && demos.has(problem.demo);
      case 'demo-default-export':
        return exports.get(problem.demo) !== problem;
      case 'demo-browser-error':
      case 'demo-server-error':
        return exports.has(problem.demo);
      default:
        return false;
    }
  };
  return unique.filter((problem) => !isRepeated(problem));
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}
