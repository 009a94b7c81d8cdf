// The typed identity that config files call.
import type { UserConfig } from '../model/user-config.ts';

/** Types a config: `export default defineConfig({ … })`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
