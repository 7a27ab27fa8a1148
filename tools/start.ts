import { build } from './build.ts';
import { runBuilt } from './build/run-built.ts';

await runBuilt('main', () => build());
