import { reader } from '@velo/kit/files';

export default function Builtins() {
  return <p suppressHydrationWarning>{reader}</p>;
}
