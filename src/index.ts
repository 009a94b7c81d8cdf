// oxlint-disable-next-line typescript/triple-slash-reference -- a module of types that is imported is not ambient
/// <reference path="../src/model/template-modules.d.ts" preserve="true" />
// The public library: the verbs, and what configs and navigations are written with. A config imports this module, so a
// verb's own modules are loaded when it is called: a dev server would wait for those of the build.
import type { ApiDiffOptions } from './commands/api-diff.ts';
import type { BuildOptions } from './commands/build.ts';
import type { BuildShareOptions } from './commands/build-share.ts';
import type { MergeOptions } from './commands/merge.ts';
import type { CheckCommandOptions as CheckOptions, CheckResult } from './commands/check.ts';
import type { PreviewOptions } from './commands/preview.ts';
import type { RunningServer, ServeOptions } from './commands/serve.ts';
import type { FeedbackHandler, FeedbackHandlerOptions } from './server/feedback-handler.ts';
import type { ApiPageChanges } from './model/api-diff.ts';
import type { BuildResult, ShareResult } from './model/build-result.ts';

/**
 * Builds the site of a project. Problems of the author's are in the result and do not stop the build.
 *
 * @throws XdocsError where xdocs cannot run: bad config, an output folder that is not its own
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  return (await import('./commands/build.ts')).build(options);
}

/**
 * Makes a share of a build, for `merge`.
 *
 * @throws XdocsError where xdocs cannot run: bad config, a folder that is not its own
 */
export async function buildShare(options: BuildShareOptions): Promise<ShareResult> {
  return (await import('./commands/build-share.ts')).buildShare(options);
}

/**
 * Builds the site of a project with what its shares have made.
 *
 * @throws XdocsError where xdocs cannot run, and for shares that are not exactly those of one build of the project
 */
export async function merge(options: MergeOptions): Promise<BuildResult> {
  return (await import('./commands/merge.ts')).merge(options);
}

/**
 * Checks the site of a project.
 *
 * @throws XdocsError where xdocs cannot run, or a path holds nothing of the site
 */
export async function check(options: CheckOptions): Promise<CheckResult> {
  return (await import('./commands/check.ts')).check(options);
}

/**
 * Serves the project and follows changes until closed.
 *
 * @throws XdocsError where the project cannot be opened
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  return (await import('./commands/serve.ts')).serve(options);
}

/**
 * Serves the output of the last build as a host does, until closed.
 *
 * @throws XdocsError where there is no build
 */
export async function preview(options: PreviewOptions): Promise<RunningServer> {
  return (await import('./commands/preview.ts')).preview(options);
}

/**
 * Compares two published APIs.
 *
 * @throws XdocsError where a file cannot be read or is neither an index nor a page
 */
export async function apiDiff(options: ApiDiffOptions): Promise<readonly ApiPageChanges[]> {
  return (await import('./commands/api-diff.ts')).apiDiff(options);
}

/**
 * Makes the endpoint for feedback of a site's own server: a handler of Node's `http`, as `xdocs serve` has one. It checks
 * what comes, limits its size and rate, and keeps it in the files at `file` (`.sqlite` where Node has SQLite, else
 * `.jsonl`), or in a store of yours.
 */
export async function createFeedbackHandler({ file, ...options }: CreateFeedbackOptions): Promise<FeedbackHandler> {
  const { feedbackHandler } = await import('./server/feedback-handler.ts');
  const { openFeedbackStore } = await import('./disk/feedback-store.ts');
  return feedbackHandler({ ...options, store: options.store ?? openFeedbackStore(file ?? 'feedback') });
}

/** Options of {@link createFeedbackHandler}: either `file` or `store`. */
export interface CreateFeedbackOptions extends Partial<FeedbackHandlerOptions> {
  /** The files' path without extension. Default: `feedback` in the folder of the process. */
  readonly file?: string;
}

export { defineConfig } from './config/define-config.ts';
export { apiPages } from './model/api-pages.ts';
export { XdocsError, type Problem, type RuleId, type Severity } from './model/problem.ts';
export { sentenceOf } from './report/sentences.ts';
export type {
  ApiDiffOptions,
  BuildOptions,
  BuildResult,
  CheckOptions,
  CheckResult,
  PreviewOptions,
  RunningServer,
  ServeOptions,
};
export type { BuildProfile, ProfiledTime } from './model/build-profile.ts';
export type { Feedback, FeedbackStore, KeptFeedback } from './model/feedback.ts';
export type { FeedbackHandler, FeedbackHandlerOptions };
export type { ApiChange, ApiPageChanges } from './model/api-diff.ts';
export type { ApiIndexJson, ApiPageJson } from './model/api-json.ts';
export type {
  HouseAd,
  Product,
  ProductApi,
  ProductVersion,
  Route,
  SiteLink,
  SiteNotification,
} from './model/config.ts';
export type {
  Banner,
  CodeColors,
  CssVariables,
  HeadEntry,
  OwnCodeTheme,
  OwnCss,
  SchemePair,
  SiteFont,
  SiteFonts,
  SiteTheme,
  SocialLink,
  ThemeColors,
} from './model/identity.ts';
export type { UserConfig } from './model/user-config.ts';
export type { NavigationEntry } from './model/navigation.ts';
export type { PageOptions, Plan } from './model/page.ts';
export type { TemplatePart } from './model/template-parts.ts';
export type { Part, PartProps } from './model/part-props.ts';
export type { FrameView, PageView } from './model/view.ts';
