// Holds Storybook's index against the states that each kind of component must show.
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { components } from './states/components.ts';
import { findMistakes, type Entry } from './states/find-mistakes.ts';

const configDir = path.resolve(import.meta.dirname, '../../.storybook');
const index = await buildIndex({ configDir, ci: true, quiet: true, disableTelemetry: true });
const entries: Entry[] = Object.values(index.entries);
const mistakes = findMistakes(entries, components);
const stories = entries.filter((entry) => entry.type === 'story').length;

for (const mistake of mistakes) console.error(mistake);
console.log(`${stories} stories of ${Object.keys(components).length} titles.`);
process.exit(mistakes.length > 0 ? 1 : 0);
