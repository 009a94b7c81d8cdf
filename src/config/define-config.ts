// The typed identity function for config files.
import type { UserConfig } from '../model/user-config.ts';

/** Types a config: `export default defineConfig({ … })`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
