// What the snapshots of a dev server are made from: the project, its API, its templates. In: changed files. Out: new
// sources, or the old ones whole where a change cannot be followed; it is tried again with every change that comes.
import { devApi, type DevApi } from './dev-api.ts';
import { previewServices } from './preview-services.ts';
import { mayStandBehindDemos, type Snapshot } from './snapshot.ts';
import { fileHashes } from '../disk/file-hashes.ts';
import { fileSnapshot } from '../disk/file-snapshot.ts';
import { sourceMemory, type SourceMemory } from '../disk/source-memory.ts';
import { openProject, type Project, type ProjectFlags } from '../load/project.ts';
import { awaitedConfigs, hasNewConfig } from '../load/found-config.ts';
import { hasOtherNavigation } from '../load/found-navigation.ts';
import { hasOtherPublicFolder, publicFolderOf } from '../load/public-folder.ts';
import { readyTemplates, type ReadyTemplates } from '../output/ready-templates.ts';

export interface DevSources {
  readonly project: Project;
  readonly api: DevApi;
  readonly templates: Promise<ReadyTemplates>;
  /** Grows with each save of a module that demos may import without naming it. */
  readonly moduleRevision: number;
  /** What is not there yet or could not be followed yet, and may be at the next change of it. */
  readonly awaited: readonly string[];
  /**
   * Follows files that have changed since a snapshot.
   *
   * @throws XdocsError or whatever keeps a change of the config or the templates from being followed; what did not fail
   * is followed
   */
  follow(changed: readonly string[], present: Snapshot): Promise<void>;
  /** Whether content files are what the last load found: a watcher misses some. If not, the next load reads all. */
  contentStands(): Promise<boolean>;
}

export interface DevSourcesOptions extends ProjectFlags {
  readonly cwd: string;
  /** Told when types are to be read: of the project that the config has brought, or of a package that was saved. */
  readonly onTypes: () => void;
}

/**
 * Opens the project.
 *
 * @throws XdocsError where that cannot be done
 */
export async function devSources({ cwd, onTypes, ...flags }: DevSourcesOptions): Promise<DevSources> {
  /** Each change has the files of all demos looked at, of which few were touched. */
  const hashes = fileHashes();
  const open = async (): Promise<{ readonly project: Project; readonly content: SourceMemory }> => {
    const opened = await openProject(cwd, flags);
    const { config, disk } = opened;
    const memory = sourceMemory(config.root, () => disk.readSources());
    const ofDev = {
      config: { ...config, services: previewServices(config) },
      disk: { readSources: () => memory.read(), files: () => fileSnapshot(config.root, Date.now(), hashes) },
    };
    return { project: { ...opened, ...ofDev }, content: memory };
  };
  let { project, content } = await open();
  let templates = readyTemplates(project);
  // Awaited by the snapshot; until then a failure has no other listener.
  templates.catch(() => undefined);
  let api = devApi(project);
  let moduleRevision = 0;
  let awaited: readonly string[] = [];
  let isConfigBehind = false;
  let areTemplatesBehind = false;

  const followTemplates = async (next: Project) => {
    templates = Promise.resolve(await readyTemplates(next));
    areTemplatesBehind = false;
  };
  const followConfig = async () => {
    const opened = await open();
    const next = opened.project;
    awaited = [...next.configInputs, ...Object.values(next.config.templates)];
    await followTemplates(next);
    awaited = [];
    ({ project, content } = opened);
    api.close();
    api = devApi(next);
    isConfigBehind = false;
    onTypes();
  };
  return {
    get project() {
      return project;
    },
    get api() {
      return api;
    },
    get templates() {
      return templates;
    },
    get moduleRevision() {
      return moduleRevision;
    },
    get awaited() {
      const { config } = project;
      return [...awaited, ...(config.public ? [] : [publicFolderOf(config)]), ...awaitedConfigs(config)];
    },
    contentStands: () => content.stands(),
    async follow(changed, present) {
      content.follow(changed);
      if (changed.some((path) => mayStandBehindDemos(path, present))) moduleRevision++;
      if (api.follow(changed)) onTypes();
      isConfigBehind ||=
        changed.some((path) => project.configInputs.includes(path)) ||
        hasNewConfig(project.config) ||
        hasOtherPublicFolder(project.config) ||
        hasOtherNavigation(project.config);
      areTemplatesBehind ||= changed.some((path) => present.templates.inputs.includes(path));
      try {
        if (isConfigBehind) await followConfig();
      } finally {
        // A config that is broken keeps no template from being shown.
        if (areTemplatesBehind) await followTemplates(project);
      }
    },
  };
}
