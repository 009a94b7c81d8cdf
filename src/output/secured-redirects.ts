// The small pages at old addresses with a policy of their own: nothing but their one script.
import type { CspSources } from '../model/csp-sources.ts';
import type { StreamedFile } from '../model/output-file.ts';
import type { Site } from '../model/site.ts';
import { securedDocument } from '../render/secured-document.ts';
import type { PlainPart } from './output-part.ts';

const policy: CspSources = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] };

/** The part with its documents secured, unless the config wants no policy. */
export function securedRedirects(part: PlainPart): PlainPart {
  const secured = <File extends StreamedFile>(file: File, { config }: Site): File =>
    'contents' in file && file.path.endsWith('.html') && config.csp !== false
      ? { ...file, contents: securedDocument(String(file.contents), policy) }
      : file;
  return {
    ...part,
    async fileAt(path, sources, request) {
      const file = await part.fileAt(path, sources, request);
      return file && secured(file, sources.site);
    },
    *files(sources) {
      for (const file of part.files(sources)) yield secured(file, sources.site);
    },
  };
}
