// The public library. Re-exports only.
export { apiDiff, type ApiDiffOptions } from './commands/api-diff.ts';
export { build, type BuildOptions, type BuildResult } from './commands/build.ts';
export { check, type CheckCommandOptions as CheckOptions, type CheckResult } from './commands/check.ts';
export { serve, type RunningServer, type ServeOptions } from './commands/serve.ts';
export { defineConfig } from './config/define-config.ts';
export type { ApiChange, ApiPageChanges } from './model/api-diff.ts';
export type { ApiIndexJson, ApiPageJson } from './model/api-json.ts';
export { apiPages } from './model/api-pages.ts';
export { XdocsError, type Problem, type RuleId, type Severity } from './model/problem.ts';
export { sentenceOf } from './report/sentences.ts';
export type { HouseAd, Product, ProductApi, ProductVersion, Route, SiteLink, ThemeColors, UserConfig } from './model/config.ts';
export type { NavigationEntry } from './model/navigation.ts';
export type { PageOptions, Plan } from './model/page.ts';
