import { isExported } from './exported.js';
import ui from '../packages/ui/package.json';

export interface ComponentHome {
  name: string;
  /** What it is imported from; none for a part that only another component uses. */
  entryPoint: string | undefined;
  /** Its file, from the root of the repository. */
  file: string;
  source: string;
}

const indexes = import.meta.glob<string>('../packages/ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storiesFile = /(packages\/ui\/src\/([^/]+)\/[^/]+\/(\w+))\.stories\.tsx$/;

/** Where the component of a file of stories is; nothing for stories of no component of the library. */
export function homeOf(stories: string): ComponentHome | undefined {
  const [, stem, feature, name] = storiesFile.exec(stories) ?? [];
  if (!stem || !name) return undefined;
  const file = `${stem}.tsx`;
  const index = indexes[`../packages/ui/src/${feature}/index.ts`] ?? '';
  return {
    name,
    entryPoint: isExported(index, name) ? `${ui.name}/${feature}` : undefined,
    file,
    source: `${ui.homepage}/blob/main/${file}`,
  };
}
